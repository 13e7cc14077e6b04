import type { Context } from '@aube/api/server';
import { locales, type Locale } from '@aube/content/locale';
import type { Hono } from 'hono';
import type { CallCount } from '../http/call-count.ts';
import { readBytes } from '../http/json-body.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { runProcedure } from '../run-procedure.ts';

const PROCEDURE = 'notifications.stopReminders';

/**
 * True when the request holds the form field that a mail program sends to unsubscribe with one
 * press.
 */
async function isOnePress(c: RequestContext): Promise<boolean> {
  const type = c.req.header('content-type') ?? '';
  const body = await readBytes(c);
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

type OnePressDoor = {
  createContext: (c: RequestContext, locale: Locale) => Context;
  countCalls: CallCount;
};

/**
 * Stops reminders when a mail program sends a POST to the link of the letter. The request needs no
 * cookie, and the answer is never a redirect.
 * @source RFC 8058
 * @decision notices#reminders
 */
export function mountOnePress(app: Hono<RequestEnv>, door: OnePressDoor): void {
  for (const locale of locales) {
    const path = `${locale === 'en' ? '/en' : ''}/rappels/:token`;
    app.post(path, async (c, next) => {
      c.set('route', path);
      const context = door.createContext(c, locale);
      await door.countCalls(c, context, [PROCEDURE]);
      if (!(await isOnePress(c))) return next();
      await runProcedure(context, PROCEDURE, { token: c.req.param('token') });
      return c.body(null, 200, { 'cache-control': 'no-store' });
    });
  }
}
