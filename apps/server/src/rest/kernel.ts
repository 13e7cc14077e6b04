import { AppError, type Context } from '@aube/api/server';
import type { Hono } from 'hono';
import type { CallCount } from '../http/call-count.ts';
import { compressAnswer } from '../http/compress-answer.ts';
import { answerFault } from '../http/fault-response.ts';
import { readJsonBody } from '../http/json-body.ts';
import { sendExport } from './send-export.ts';
import { streamedBody } from '../http/streamed-body.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { faultOfRow, restFaultBody } from './rest-fault.ts';
import type { Part, Reply, RestRow } from './route.ts';
import { givePass, takePass } from './screening-pass.ts';
import { partsAsJson } from './send-parts.ts';
import type { Locale } from '@aube/content/locale';
import { localeOfQuery } from './texts/texts.ts';
import { Malformed } from './vocabulary/codecs.ts';
import { toEnglish, toFrench, unknownFields, type EdgeIssue } from './vocabulary/vocabulary.ts';

type Input = Record<string, unknown>;

/**
 * Calls a procedure. `strays`: unknown fields and parameters, which are refused only after the
 * check of the caller's rights.
 */
type CallProcedure = (
  context: Context,
  name: string,
  input: unknown,
  strays: readonly EdgeIssue[],
) => Promise<unknown>;

type EdgeFaults = { malformed: EdgeIssue[]; strays: EdgeIssue[] };

export type RestDoor = {
  rows: readonly RestRow[];
  call: CallProcedure;
  createContext: (c: RequestContext, locale: Locale) => Context;
  countCalls: CallCount;
};

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Version for an unreadable `If-Match`; larger than every real version, so that it never matches.
 */
const NO_VERSION = 2_147_483_647;

function versionOf(ifMatch: string): number {
  const [, digits] = /^"(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  return Number(digits) || NO_VERSION;
}

function readUrl(c: RequestContext, row: RestRow, faults: EdgeFaults): Input {
  const input: Input = {};
  for (const [field, { place, read }] of Object.entries(row.url ?? {})) {
    const value = read(c.req.param(place) ?? '');
    input[field] = value;
    if (value instanceof Malformed) faults.malformed.push(value.issueAt([field]));
  }
  for (const [french, { field, read }] of Object.entries(row.query ?? {})) {
    const text = c.req.query(french);
    if (text === undefined) continue;
    const value = read(text);
    input[field] = value;
    if (value instanceof Malformed) faults.malformed.push(value.issueAt([field]));
  }
  faults.strays.push(...unknownParameters(c, row));
  return input;
}

const NAMED = 20;

/**
 * Faults of unknown parameters. A read refuses them, because a mistyped filter would otherwise
 * return the whole list.
 */
function unknownParameters(c: RequestContext, { method, query = {} }: RestRow): EdgeIssue[] {
  if (method !== 'GET' && Object.keys(query).length === 0) return [];
  const strays = Object.keys(c.req.queries()).filter(
    (name) => name !== 'lang' && !Object.hasOwn(query, name),
  );
  return strays.slice(0, NAMED).map((french) => ({ path: [], code: 'unknownField', french }));
}

/** French names of the fields of a reply. A body may repeat them; read-only ones are ignored. */
const shownWords = ({ reply }: RestRow): ReadonlySet<string> =>
  new Set(reply === 'file' ? [] : reply?.vocabulary.map(({ french }) => french));

async function readBody(c: RequestContext, row: RestRow, faults: EdgeFaults): Promise<Input> {
  if (!row.body) return {};
  const body = (await readJsonBody(c)) ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID', { issues: [{ path: [], code: 'notAnObject' }] });
  }
  faults.strays.push(...unknownFields(row.body, body as Input, shownWords(row)));
  return toEnglish(row.body, body as Input, faults.malformed);
}

async function readInput(c: RequestContext, row: RestRow, faults: EdgeFaults): Promise<Input> {
  const body = await readBody(c, row, faults);
  const input = { ...(row.complete?.(body) ?? body), ...readUrl(c, row, faults), ...row.fixed };
  const ifMatch = c.req.header('if-match')?.trim();
  if (row.ifMatch && ifMatch !== undefined && ifMatch !== '*') {
    input[row.ifMatch] = versionOf(ifMatch);
  }
  return input;
}

const asList = (output: unknown): unknown[] =>
  Array.isArray(output) ? output : output === null ? [] : [output];

const sayer = (reply: Reply, locale: Locale) => (item: unknown) =>
  toFrench(reply.vocabulary, reply.from ? reply.from(item, locale) : item);

function replyBody(reply: Reply, output: unknown, locale: Locale): Record<string, unknown> {
  const { entity } = reply;
  const say = sayer(reply, locale);
  if (entity === null) return say(output);
  return { [entity]: reply.isList ? asList(output).map(say) : say(output) };
}

const NOT_STORED = { 'cache-control': 'no-store' };

type Answering = {
  c: RequestContext;
  locale: Locale;
  /** True for a bearer token: unlike a cookie, no other site can make a browser send the token. */
  mayBeCompressed: boolean;
  readAfter: (after: string) => Promise<unknown>;
  more: Readonly<Record<string, string>>;
};

async function answer(
  row: RestRow,
  output: unknown,
  { c, locale, mayBeCompressed, readAfter, more }: Answering,
): Promise<Response> {
  const { reply, status } = row;
  if (reply === null || reply === 'file') {
    return new Response(null, { status, headers: NOT_STORED });
  }
  const headers = {
    ...NOT_STORED,
    ...(reply.version && { etag: `"${reply.version(output)}"` }),
    'content-type': 'application/json; charset=utf-8',
    'content-language': locale,
    ...more,
  };
  if (reply.inParts && reply.entity !== null) {
    const say = sayer(reply, locale);
    const read = (after: string) => readAfter(after) as Promise<Part>;
    const parts = { entity: reply.entity, first: output as Part, say, read };
    return new Response(streamedBody(c, partsAsJson(parts)), { status, headers });
  }
  const text = JSON.stringify(replyBody(reply, output, locale));
  if (!mayBeCompressed) return new Response(text, { status, headers });
  const compressed = await compressAnswer(c, text);
  return new Response(compressed.body, {
    status,
    headers: { ...headers, ...compressed.headers },
  });
}

async function serve(door: RestDoor, row: RestRow, c: RequestContext): Promise<Response> {
  const faults: EdgeFaults = { malformed: [], strays: [] };
  const hasPrecondition = row.ifMatch !== undefined && c.req.header('if-match') !== undefined;
  const locale = localeOfQuery(c.req.query('lang'));
  c.set('route', row.path);
  try {
    const context = door.createContext(c, locale);
    await door.countCalls(c, context, [row.procedure]);
    const input = takePass(c, row, context, await readInput(c, row, faults));
    const output = await door.call(context, row.procedure, input, faults.strays);
    if (row.reply === 'file') return await sendExport(c, context, output as { key: string });
    const readAfter = (after: string) =>
      door.call(door.createContext(c, locale), row.procedure, { ...input, after }, faults.strays);
    const mayBeCompressed = context.credential !== null;
    const more = givePass(row, context, output);
    return await answer(row, output, { c, locale, mayBeCompressed, readAfter, more });
  } catch (thrown) {
    const fault = faultOfRow(row, thrown, faults.malformed, hasPrecondition);
    return answerFault(c, fault, () =>
      restFaultBody(fault, { row, locale, requestId: c.get('requestId') }),
    );
  }
}

/**
 * A path with GET also accepts HEAD, except for a file, because preparing a file is a logged
 * action.
 */
const methodsOfRow = ({ method, reply }: RestRow): string[] =>
  method === 'GET' && reply !== 'file' ? [method, 'HEAD'] : [method];

/**
 * Adds the paths of all rows. A known path answers 405 to an unsupported method. Another handler
 * answers unknown paths under `/api`.
 * @decision D4 D40 exports#two-steps
 */
export function mountRest(app: Hono<RequestEnv>, door: RestDoor): void {
  const methodsOf = new Map<string, string[]>();
  const refuseMethod = (c: RequestContext, path: string) => {
    c.set('route', path.replaceAll(/:(\w+)/g, '{$1}'));
    const response = refuse(c, new AppError('METHOD_NOT_ALLOWED'));
    response.headers.set('allow', (methodsOf.get(path) ?? []).toSorted().join(', '));
    return response;
  };
  for (const row of door.rows) {
    const path = honoPath(row.path);
    const methods = methodsOfRow(row);
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...methods]);
    app.on(row.method, path, (c) =>
      methods.includes(c.req.method) ? serve(door, row, c) : refuseMethod(c, path),
    );
  }
  for (const path of methodsOf.keys()) app.all(path, (c) => refuseMethod(c, path));
}

export function refuse(c: RequestContext, thrown: unknown, status?: number): Response {
  const locale = localeOfQuery(c.req.query('lang'));
  const words = { row: null, locale, requestId: c.get('requestId') };
  return answerFault(c, thrown, (fault) => restFaultBody(fault, words), status);
}
