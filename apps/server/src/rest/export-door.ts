import { AppError, type Context } from '@aube/api/server';
import type { Hono } from 'hono';
import type { CallCount } from '../http/call-count.ts';
import { readJsonBody, requireJsonType } from '../http/json-body.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from './kernel.ts';
import { sendExport } from './send-export.ts';

/**
 * Path to which the browser sends the key of a prepared file by POST, because a request with the
 * cookie must be a POST (SE-6).
 */
const EXPORT_PATH = '/exports';

type ExportDoor = {
  createContext: (c: RequestContext, sessionHeaders: Headers) => Context;
  countCalls: CallCount;
};

const KEY_LENGTH = 4_000;

async function readKey(c: RequestContext): Promise<string> {
  requireJsonType(c);
  const body = (await readJsonBody(c)) as { key?: unknown } | null | undefined;
  const key = body?.key;
  if (typeof key !== 'string' || key.length > KEY_LENGTH) throw new AppError('NOT_FOUND');
  return key;
}

/** @decision exports#two-steps */
export function mountExports(app: Hono<RequestEnv>, door: ExportDoor): void {
  app.post(EXPORT_PATH, async (c) => {
    c.set('route', EXPORT_PATH);
    try {
      const context = door.createContext(c, new Headers());
      await door.countCalls(c, context, ['exports.prepare']);
      return await sendExport(c, context, { key: await readKey(c) });
    } catch (thrown) {
      return refuse(c, thrown);
    }
  });
}
