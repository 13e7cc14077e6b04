import {
  AppError,
  appRouter,
  findProcedure,
  toAppError,
  type Context,
  type FieldIssue,
  type Procedure,
} from '@aube/api/server';
import { callTRPCProcedure } from '@trpc/server';

/** Refuses an input with unknown fields; the error also lists the faults of the known fields. */
async function refuseStrays(
  { inputs }: Procedure,
  input: unknown,
  strays: readonly FieldIssue[],
): Promise<never> {
  const parsed = await Promise.all(inputs.map((schema) => schema.safeParseAsync(input)));
  const issues = parsed.flatMap(({ error }) => (error ? toAppError(error).issues : []));
  throw new AppError('INVALID', { issues: [...issues, ...strays] });
}

/**
 * Runs a procedure. `strays`: unknown fields and parameters, which are refused only after the check
 * of the caller's rights.
 * @throws AppError, NOT_FOUND for an unknown procedure
 */
export async function runProcedure(
  ctx: Context,
  name: string,
  input: unknown,
  strays: readonly FieldIssue[] = [],
): Promise<unknown> {
  const procedure = findProcedure(name);
  if (!procedure) throw new AppError('NOT_FOUND');
  const output: unknown = await callTRPCProcedure({
    router: appRouter,
    ctx,
    path: name,
    type: procedure.type,
    // tRPC calls this function only after the check of the caller's rights.
    getRawInput: () =>
      strays.length > 0 ? refuseStrays(procedure, input, strays) : Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
  // For a procedure without input, tRPC never calls `getRawInput`.
  if (strays.length > 0 && procedure.inputs.length === 0) {
    return refuseStrays(procedure, input, strays);
  }
  return output;
}
