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

/** Refuses an input for unknown fields, together with the faults of known ones. */
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
 * Runs a procedure for one request. With `strays` (unknown fields) it only refuses, after admitting
 * the caller.
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
  return callTRPCProcedure({
    router: appRouter,
    ctx,
    path: name,
    type: procedure.type,
    // A procedure reads its input after it has admitted the caller.
    getRawInput: () =>
      strays.length > 0 ? refuseStrays(procedure, input, strays) : Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
}
