import { AppError, appRouter, toAppError, type Context, type FieldIssue } from '@aube/api/server';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { z } from 'zod';

/** Every procedure by its full name. */
const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;

type Call = (options: {
  ctx: Context;
  path: string;
  type: AnyTRPCProcedure['_def']['type'];
  getRawInput: () => Promise<unknown>;
  signal: undefined;
  batchIndex: number;
}) => Promise<unknown>;

/** The procedure of this name, or null. */
export const findProcedure = (name: string): AnyTRPCProcedure | null =>
  Object.hasOwn(procedures, name) ? (procedures[name] ?? null) : null;

/** Full names of all procedures, such as `diary.saveDay`. */
export const procedureNames: ReadonlySet<string> = new Set(Object.keys(procedures));

/** Refuses an input for unknown fields, together with the faults of known ones. */
async function refuseStrays(
  procedure: AnyTRPCProcedure,
  input: unknown,
  strays: readonly FieldIssue[],
): Promise<never> {
  const { inputs } = procedure._def as unknown as { inputs: readonly z.ZodType[] };
  const parsed = await Promise.all(inputs.map((schema) => schema.safeParseAsync(input)));
  const issues = parsed.flatMap(({ error }) => (error ? toAppError(error).issues : []));
  throw new AppError('INVALID', { issues: [...issues, ...strays] });
}

/**
 * Runs a procedure for one request without tRPC's caller, whose proxies cost a REST call a tenth of
 * its time. With `strays` (unknown fields) it only refuses, after admitting the caller.
 * @throws AppError, NOT_FOUND for an unknown procedure
 */
export function runProcedure(
  ctx: Context,
  name: string,
  input: unknown,
  strays: readonly FieldIssue[] = [],
): Promise<unknown> {
  const procedure = findProcedure(name);
  if (!procedure) throw new AppError('NOT_FOUND');
  return (procedure as unknown as Call)({
    ctx,
    path: name,
    type: procedure._def.type,
    // A procedure reads its input after it has admitted the caller.
    getRawInput: () =>
      strays.length > 0 ? refuseStrays(procedure, input, strays) : Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
}
