import {
  AppError,
  faultShape,
  findProcedure,
  PROCEDURES,
  toAppError,
  transformer,
  type Context,
} from '@aube/api/server';
import { runProcedure } from '../run-procedure.ts';
import { isPlain } from './plain-output.ts';

const plainNames = new Set(
  PROCEDURES.filter(({ output }) => output && isPlain(output)).map(({ name }) => name),
);

export type SingleCall = { name: string; envelope: unknown };

export type SingleAnswer = { status: number; body: unknown; fault: AppError | null };

export function findSingleCall(
  [name = '', ...others]: readonly string[],
  payload: unknown,
  isBatch: boolean,
): SingleCall | null {
  if (others.length > 0 || !findProcedure(name)) return null;
  if (!isBatch) return { name, envelope: payload };
  const calls = Object.keys(payload ?? {});
  if (calls.length > 1 || (calls.length === 1 && calls[0] !== '0')) return null;
  return { name, envelope: (payload as { 0?: unknown } | undefined)?.[0] };
}

/**
 * Reads the input of a call. Only an input with annotations goes through superjson, which throws
 * for wrong annotations.
 */
function readInput(envelope: unknown): unknown {
  if (envelope === undefined || envelope === null) return undefined;
  const { json, meta } = envelope as { json?: unknown; meta?: unknown };
  if (meta === undefined) return json;
  try {
    return transformer.deserialize(envelope as Parameters<typeof transformer.deserialize>[0]);
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause });
  }
}

/**
 * Runs one call without tRPC's request adapter. The adapter makes a save cost 1.23 times as much
 * (`npm run bench -- --only "save a night, tRPC"`).
 * @decision speed#measured-tricks
 */
export async function runSingleCall(
  { name, envelope }: SingleCall,
  ctx: Context,
): Promise<SingleAnswer> {
  try {
    const output = await runProcedure(ctx, name, readInput(envelope));
    const data: unknown = plainNames.has(name) ? { json: output } : transformer.serialize(output);
    return { status: 200, body: { result: { data } }, fault: null };
  } catch (thrown) {
    const fault = toAppError(thrown);
    const body = { error: transformer.serialize(faultShape(fault, ctx.requestId)) };
    return { status: fault.httpStatus, body, fault };
  }
}
