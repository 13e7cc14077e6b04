import { AppError, appRouter, toAppError, type Context } from '@aube/api/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Hono } from 'hono';
import { answerWith, RareHeaders } from '../http/answer.ts';
import type { CallCount } from '../http/call-count.ts';
import { parseJson, readJsonBody, requireJsonType } from '../http/json-body.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { procedureNames } from '../run-procedure.ts';
import { checkPayload } from './check-payload.ts';
import { compressAnswer, mayBeCompressed } from './compress-answer.ts';
import { findSingleCall, runSingleCall } from './single-call.ts';
import { answerTrpcFault } from './trpc-fault.ts';
import { isForbiddenBatch } from './unbatchable.ts';

const ENDPOINT = '/trpc';
const MAX_BATCH_SIZE = 10;

/** As much of a name that no procedure has as says which one it was. */
const NAME_SHOWN = 64;

/** The log's name for a call: a procedure that exists, or `batch` for several. */
function routeOf([name = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `${ENDPOINT}/batch`;
  return procedureNames.has(name) ? `${ENDPOINT}/${name}` : ENDPOINT;
}

/** The calls' names as they stand in the path. */
function readNames({ pathname }: URL): string[] {
  try {
    return decodeURIComponent(pathname.slice(ENDPOINT.length + 1)).split(',');
  } catch (cause) {
    throw new AppError('NOT_FOUND', { cause });
  }
}

/**
 * tRPC forgives a slash at either end of the path: a name that is not spelt as the procedure's is
 * refused before it runs, so that what is judged here is what runs.
 * @throws NOT_FOUND for a name of none, BAD_JSON for a secret beside another call
 */
function refuseNames(names: readonly string[], isBatch: boolean): void {
  const unknown = names.find((name) => !procedureNames.has(name));
  if (unknown !== undefined) {
    throw new AppError('NOT_FOUND', { details: { unknownCall: unknown.slice(0, NAME_SHOWN) } });
  }
  if (names.length > 1 && !isBatch) throw new AppError('NOT_FOUND');
  if (isForbiddenBatch(names)) throw new AppError('BAD_JSON');
}

/** The calls' inputs, read once and checked before superjson sees them. */
async function readPayload(c: RequestContext, url: URL, isBatch: boolean): Promise<unknown> {
  let payload: unknown;
  if (c.req.method === 'POST') {
    requireJsonType(c);
    payload = await readJsonBody(c);
  } else {
    const text = url.searchParams.get('input');
    payload = text ? parseJson(text) : undefined;
  }
  checkPayload(payload, isBatch);
  return payload;
}

const wantsStream = (c: RequestContext) =>
  c.req.header('trpc-accept') !== undefined || c.req.header('accept')?.includes('jsonl') === true;

/** The request as tRPC reads it; its body was consumed, and is handed over as it was parsed. */
function withPayload(request: Request, payload: unknown): Request {
  return new Proxy(request, {
    get(target, key) {
      if (key === 'json') return async () => payload;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type TrpcDoor = {
  createContext: (c: RequestContext, sessionHeaders: RareHeaders) => Context;
  countCalls: CallCount;
};

async function serve(c: RequestContext, door: TrpcDoor): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  const url = new URL(c.req.url);
  const names = readNames(url);
  const isBatch = url.searchParams.get('batch') === '1';
  c.set('route', routeOf(names));
  // A streamed answer has sent its headers before a procedure can set a cookie.
  if (wantsStream(c)) throw new AppError('NOT_JSON');
  refuseNames(names, isBatch);
  const sessionHeaders = new RareHeaders();
  const context = door.createContext(c, sessionHeaders);
  await door.countCalls(c, context, names);
  const payload = await readPayload(c, url, isBatch);

  const noteFault = (fault: AppError, thrown: unknown) => {
    c.set('code', fault.appCode);
    if (fault.httpStatus >= 500) c.set('fault', fault.cause ?? thrown);
    if (fault.retryAfterSeconds !== undefined) {
      sessionHeaders.set('retry-after', String(fault.retryAfterSeconds));
    }
  };
  const send = async (status: number, text: string, type: string) => {
    const { body, headers } = mayBeCompressed(c.req.method, names)
      ? await compressAnswer(c, text)
      : { body: text, headers: null };
    const whole = { ...headers, 'content-type': type, 'cache-control': 'no-store' };
    return answerWith(c, { status, body, headers: whole }, sessionHeaders.made);
  };
  const call = c.req.method === 'POST' ? findSingleCall(names, payload, isBatch) : null;
  if (call) {
    const { status, body, fault } = await runSingleCall(call, context);
    if (fault) noteFault(fault, fault);
    return send(status, JSON.stringify(isBatch ? [body] : body), 'application/json');
  }

  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    req: withPayload(c.req.raw, payload),
    router: appRouter,
    createContext: () => context,
    maxBatchSize: MAX_BATCH_SIZE,
    allowMethodOverride: true,
    onError: ({ error }) => noteFault(toAppError(error), error),
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return send(response.status, await response.text(), type);
}

/** The browser's and the scripts' door. @decision D4 */
export function mountTrpc(app: Hono<RequestEnv>, door: TrpcDoor): void {
  app.all(`${ENDPOINT}/*`, async (c) => {
    try {
      return await serve(c, door);
    } catch (thrown) {
      return answerTrpcFault(c, thrown);
    }
  });
}
