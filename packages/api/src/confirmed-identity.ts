import { isIdentityConfirmed } from './people/rules/identity-confirmation.ts';
import { isAdmitted, type Admits } from './people/rules/roles.ts';
import type { Credential } from '@aube/auth';
import type { Actor, Context } from './context.ts';
import { AppError } from './errors.ts';
import type { Operator } from './operator.ts';

/**
 * `person`: the caller needs a session, not an access token. `identity`: a session with an identity
 * confirmed in the last ten minutes. `export`: like `identity`, or an access token that may export.
 */
export type Guard = 'none' | 'person' | 'identity' | 'export';

/**
 * @throws FORBIDDEN for an access token that is not allowed here; CONFIRM_IDENTITY
 * @decision D58 D60
 */
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

type Asks = { admits: Admits; guard: Guard; duringSetUp: boolean };

/**
 * Finds the user of a request's session and checks the conditions of the procedure.
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

/** @throws as `admitPerson` */
export const admitPersonOrOperator = async (
  ctx: Parameters<typeof admitPerson>[0] & Pick<Context, 'operator'>,
  asks: Asks,
): Promise<{ actor: Actor | Operator }> =>
  ctx.operator ? { actor: ctx.operator } : admitPerson(ctx, asks);

/**
 * Refuses access tokens, for a procedure that needs a person only for some inputs. The operator is
 * always accepted.
 * @throws FORBIDDEN for a script's token
 * @decision D60
 */
export function expectPerson({ actor, now }: { actor: Actor | Operator; now: Date }) {
  if (actor.userId !== null) expectGuard('person', { actor, now });
}

/**
 * Requires a confirmed identity, for a procedure that needs a confirmation only for some inputs.
 * The operator is always accepted.
 * @throws FORBIDDEN for a script's token; CONFIRM_IDENTITY
 * @decision D58 D60
 */
export function expectConfirmedIdentity({ actor, now }: { actor: Actor | Operator; now: Date }) {
  if (actor.userId !== null) expectGuard('identity', { actor, now });
}
