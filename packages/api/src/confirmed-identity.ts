import { isIdentityConfirmed } from './account/rules/identity-confirmation.ts';
import type { Actor } from './context.ts';
import { AppError } from './errors.ts';

/**
 * What a procedure asks of a session beside its roles: nothing; that its owner has proved who they
 * are within ten minutes; the same for what takes data out.
 */
export type Guard = 'none' | 'identity' | 'export';

/**
 * For a procedure that asks it for some of its inputs only, such as a change of roles; one that
 * always asks it is made from `confirmed…Procedure`.
 * @throws CONFIRM_IDENTITY
 * @decision D58
 */
export function expectConfirmedIdentity({ actor, now }: { actor: Actor; now: Date }): void {
  if (!isIdentityConfirmed(actor.session.identityConfirmedAt, now)) {
    throw new AppError('CONFIRM_IDENTITY');
  }
}
