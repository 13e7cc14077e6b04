import { AppError, appRouter, findProcedure, toAppError, type Context } from '@aube/api/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Hono } from 'hono';
import type { CallCount } from '../http/call-count.ts';
import { compressAnswer, mayBeCompressed } from '../http/compress-answer.ts';
import { parseJson, readJsonBody, requireJsonType } from '../http/json-body.ts';
import type { PersonCheck } from '../http/person-check.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { findSingleCall, runSingleCall } from './single-call.ts';
import { answerTrpcFault } from './trpc-fault.ts';
import { isForbiddenBatch } from './unbatchable.ts';

/**
 * Superjson types that inputs use. All other types are refused, because superjson could create
 * unexpected objects.
 */
const ALLOWED_TYPES = new Set(['Date', 'undefined']);
const MAX_ANNOTATIONS = 200;
const MAX_TREE_DEPTH = 12;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Counts the annotations of superjson's tree. A node is `["Date"]`, `[["Date"], {…}]`, or a record
 * of child nodes.
 */
function countAnnotations(tree: unknown, depth: number): number {
  if (depth > MAX_TREE_DEPTH) throw new AppError('BAD_JSON');
  if (Array.isArray(tree)) {
    const [type, children, ...rest] = tree;
    if (rest.length > 0) throw new AppError('BAD_JSON');
    if (typeof type !== 'string' || !ALLOWED_TYPES.has(type)) throw new AppError('BAD_JSON');
    return 1 + (children === undefined ? 0 : countAnnotations(children, depth + 1));
  }
  if (!isObject(tree)) throw new AppError('BAD_JSON');
  return Object.values(tree).reduce<number>(
    (sum, child) => sum + countAnnotations(child, depth + 1),
    0,
  );
}

function checkEnvelope(envelope: unknown): void {
  if (envelope === undefined || envelope === null) return;
  if (!isObject(envelope)) throw new AppError('BAD_JSON');
  const { meta } = envelope;
  if (meta === undefined) return;
  if (!isObject(meta)) throw new AppError('BAD_JSON');
  const { values, referentialEqualities } = meta;
  // Shared references are refused, because shared references can form cycles and no input needs
  // them.
  if (referentialEqualities !== undefined) throw new AppError('BAD_JSON');
  if (values !== undefined && countAnnotations(values, 0) > MAX_ANNOTATIONS) {
    throw new AppError('BAD_JSON');
  }
}

/**
 * Refuses a payload with other values than plain JSON, dates and undefined, before superjson reads
 * the payload.
 * @throws BAD_JSON
 * @source security FZ-3
 */
function checkPayload(payload: unknown, isBatch: boolean): void {
  if (payload === undefined || payload === null) return;
  if (!isObject(payload)) throw new AppError('BAD_JSON');
  if (isBatch) for (const envelope of Object.values(payload)) checkEnvelope(envelope);
  else checkEnvelope(payload);
}

const ENDPOINT = '/trpc';
const MAX_BATCH_SIZE = 10;

const NAME_SHOWN = 64;

function routeOf([name = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `${ENDPOINT}/batch`;
  return findProcedure(name) ? `${ENDPOINT}/${name}` : ENDPOINT;
}

function readNames({ pathname }: URL): string[] {
  try {
    return decodeURIComponent(pathname.slice(ENDPOINT.length + 1)).split(',');
  } catch (cause) {
    throw new AppError('NOT_FOUND', { cause });
  }
}

/**
 * Refuses unknown names. An unchecked name could run, because tRPC ignores a slash at the start or
 * end of a name.
 * @throws NOT_FOUND for an unknown name; BAD_JSON for a batch with a procedure of `UNBATCHABLE`
 */
function refuseNames(names: readonly string[], isBatch: boolean): void {
  const unknown = names.find((name) => !findProcedure(name));
  if (unknown !== undefined) {
    throw new AppError('NOT_FOUND', { details: { unknownCall: unknown.slice(0, NAME_SHOWN) } });
  }
  if (names.length > 1 && !isBatch) throw new AppError('NOT_FOUND');
  if (isForbiddenBatch(names)) throw new AppError('BAD_JSON');
}

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
  createContext: (c: RequestContext, sessionHeaders: Headers) => Context;
  countCalls: CallCount;
  expectSamePerson: PersonCheck;
};

async function serve(c: RequestContext, door: TrpcDoor): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  const url = new URL(c.req.url);
  const names = readNames(url);
  const isBatch = url.searchParams.get('batch') === '1';
  c.set('route', routeOf(names));
  // Streams are refused, because the headers of a stream are sent before a procedure can set a
  // cookie.
  if (wantsStream(c)) throw new AppError('NOT_JSON');
  refuseNames(names, isBatch);
  const sessionHeaders = new Headers();
  const context = door.createContext(c, sessionHeaders);
  await door.countCalls(c, context, names);
  await door.expectSamePerson(c, context);
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
    const own = { ...headers, 'content-type': type, 'cache-control': 'no-store' };
    for (const [name, value] of Object.entries(own)) sessionHeaders.set(name, value);
    return new Response(body, { status, headers: sessionHeaders });
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

/** @decision D4 */
export function mountTrpc(app: Hono<RequestEnv>, door: TrpcDoor): void {
  app.all(`${ENDPOINT}/*`, async (c) => {
    try {
      return await serve(c, door);
    } catch (thrown) {
      return answerTrpcFault(c, thrown);
    }
  });
}
