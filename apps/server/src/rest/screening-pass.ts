import type { Context } from '@aube/api/server';
import { findScreeningCapability, screeningCookie } from '@aube/auth';
import type { RequestContext } from '../http/request-env.ts';
import type { RestRow } from './route.ts';

type Input = Record<string, unknown>;

const siteOf = ({ secondFactor, publicUrl, now }: Context) => ({
  siteKey: secondFactor.siteKey,
  secure: publicUrl.startsWith('https:'),
  now,
});

/**
 * Adds the capability of the caller's cookie when the body has no capability. A wrong capability in
 * the body is not replaced.
 * @decision safety#self-screening
 */
export function takePass(c: RequestContext, row: RestRow, context: Context, input: Input): Input {
  if (row.pass !== 'taken' || (input['capability'] ?? null) !== null) return input;
  const header = c.req.header('cookie') ?? null;
  const capability = findScreeningCapability(header, String(input['id']), siteOf(context));
  return { ...input, capability: capability ?? undefined };
}

/** Cookie with the capability, for the reply that creates a self-screening. */
export function givePass(
  row: RestRow,
  context: Context,
  output: unknown,
): { 'set-cookie'?: string } {
  if (row.pass !== 'given') return {};
  const { id, capability } = output as { id: string; capability: string | null };
  if (capability === null) return {};
  const path = `${row.path}/${id}`;
  return { 'set-cookie': screeningCookie({ id, capability, path }, siteOf(context)) };
}
