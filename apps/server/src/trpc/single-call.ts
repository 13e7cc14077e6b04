import { AppError, appRouter, toAppError, type Context } from '@aube/api/server';
import { getTRPCErrorShape } from '@trpc/server';
import { findProcedure, procedureNames, runProcedure } from '../run-procedure.ts';
import { hasPlainOutput } from './plain-output.ts';

const { _config: config } = appRouter._def;
const { input: inputs, output: outputs } = config.transformer;

/** Procedures with an output that needs no superjson. */
const plainNames = new Set(
  [...procedureNames].filter((name) => hasPlainOutput(findProcedure(name)?._def ?? {})),
);

/** A call as it came, read and checked. */
export type SingleCall = { name: string; type: 'query' | 'mutation'; envelope: unknown };

/** Answer in the envelope of tRPC's own adapter. */
export type SingleAnswer = { status: number; body: unknown; fault: AppError | null };

/** The call in a payload, when there is exactly one; null leaves it to tRPC's adapter. */
export function findSingleCall(
  [name = '', ...others]: readonly string[],
  payload: unknown,
  isBatch: boolean,
): SingleCall | null {
  const type = findProcedure(name)?._def.type;
  if (others.length > 0 || type === undefined || type === 'subscription') return null;
  if (!isBatch) return { name, type, envelope: payload };
  const calls = Object.keys(payload ?? {});
  if (calls.length > 1 || (calls.length === 1 && calls[0] !== '0')) return null;
  return { name, type, envelope: (payload as { 0?: unknown } | undefined)?.[0] };
}

/** The input of a call. Without annotations superjson would only copy; with wrong ones it throws. */
function readInput(envelope: unknown): unknown {
  if (envelope === undefined || envelope === null) return undefined;
  const { json, meta } = envelope as { json?: unknown; meta?: unknown };
  if (meta === undefined) return json;
  try {
    return inputs.deserialize(envelope) as unknown;
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause });
  }
}

/**
 * Runs one call without tRPC's request adapter, whose parsing of requests and streaming of answers
 * cost more than saving a night does.
 */
export async function runSingleCall(
  { name, type, envelope }: SingleCall,
  ctx: Context,
): Promise<SingleAnswer> {
  let input: unknown;
  try {
    input = readInput(envelope);
    const output = await runProcedure(ctx, name, input);
    const data: unknown = plainNames.has(name) ? { json: output } : outputs.serialize(output);
    return { status: 200, body: { result: { data } }, fault: null };
  } catch (thrown) {
    const fault = toAppError(thrown);
    const shape = getTRPCErrorShape({ config, error: fault, type, path: name, input, ctx });
    const body = { error: outputs.serialize(shape) as unknown };
    return { status: fault.httpStatus, body, fault };
  }
}
