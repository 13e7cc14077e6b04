import { isIdentityConfirmed } from './people/rules/identity-confirmation.ts';
import { isAdmitted, type Admits } from './people/rules/roles.ts';
import type { Credential } from '@aube/auth';
import type { Actor, Context } from './context.ts';
import { AppError } from './errors.ts';
import type { Operator } from './operator.ts';

/**
 * Conditions of a procedure beside the roles: none (`none`); a session, no script's token
 * (`person`); an identity confirmed within ten minutes (`identity`); the same for exports, which a
 * token made for exports may do as well (`export`).
 */
export type Guard = 'none' | 'person' | 'identity' | 'export';

/** @throws FORBIDDEN for a token that may not; CONFIRM_IDENTITY @decision D58 D60 */
function expectGuard(guard: Guard, { actor, now }: { actor: Actor; now: Date }): void {
  if (guard === 'none') return;
  const { kind, mayExport, identityConfirmedAt } = actor.session;
  if (kind === 'accessToken') {
    if (guard === 'export' && mayExport) return;
    throw new AppError('FORBIDDEN');
  }
  if (guard !== 'person' && !isIdentityConfirmed(identityConfirmedAt, now)) {
    throw new AppError('CONFIRM_IDENTITY');
  }
}

/**
 * A role, the condition on the session, and the admission of sessions that may only set up a
 * second factor.
 */
type Asks = { admits: Admits; guard: Guard; duringSetUp: boolean };

/**
 * The person of a call's session, once admitted.
 * @throws NOT_AUTHENTICATED; SECOND_FACTOR_NOT_SET_UP; FORBIDDEN; CONFIRM_IDENTITY
 */
export async function admitPerson(
  { auth, credential, now }: Pick<Context, 'auth' | 'credential' | 'now'>,
  { admits, guard, duringSetUp }: Asks,
): Promise<{ actor: Actor; credential: Credential }> {
  const actor = credential && (await auth.find(credential, now));
  if (!actor) throw new AppError('NOT_AUTHENTICATED');
  if (actor.session.isSetUpOnly && !duringSetUp) throw new AppError('SECOND_FACTOR_NOT_SET_UP');
  if (!isAdmitted(admits, actor.roles)) throw new AppError('FORBIDDEN');
  expectGuard(guard, { actor, now });
  return { actor, credential };
}

/**
 * For a procedure that needs a confirmed identity for some inputs only, such as a change of roles;
 * others use `confirmed…Procedure`. The operator has no identity to confirm.
 * @throws FORBIDDEN for a script's token; CONFIRM_IDENTITY
 * @decision D58 D60
 */
export function expectConfirmedIdentity({ actor, now }: { actor: Actor | Operator; now: Date }) {
  if (actor.userId !== null) expectGuard('identity', { actor, now });
}
