import { invitationEnd } from '../../account/rules/invitation-end.ts';
import { REFUSAL_FAULTS, LETTER_ATTEMPTS } from '../../notifications/rules/letter-attempts.ts';

export const INVITATION_STATES = [
  'waiting',
  'refused',
  'ready',
  'sent',
  'opened',
  'used',
  'expired',
  'revoked',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** `address`: the invitation is emailed to one address. `link`: staff give the link to people. */
export const INVITATION_KINDS = ['address', 'link'] as const;

export const INVITATION_SORTS = ['createdAt', 'expiresAt'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];

export type InvitationLetter = {
  readonly sentAt: Date | null;
  readonly lastFault: string | null;
  readonly attempts: number;
};

export type InvitationFacts = {
  readonly isMailed: boolean;
  /** Null when the invitation has no email, or when the row of the email was deleted. */
  readonly letter: InvitationLetter | null;
  readonly uses: number;
  readonly maxUses: number;
  readonly openedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/**
 * True when an email will not be sent: the mail server refused the email, or the last attempt
 * failed.
 */
export const isGivenUp = ({ sentAt, lastFault, attempts }: InvitationLetter): boolean =>
  sentAt === null &&
  (attempts >= LETTER_ATTEMPTS || REFUSAL_FAULTS.some((fault) => fault === lastFault));

/**
 * State of an invitation. The end of an invitation has priority over other states. An invitation by
 * link is `ready` until somebody opens its page.
 * @decision console#invitations
 */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  const end = invitationEnd(facts, now);
  if (end !== null) return end === 'full' ? 'used' : end;
  if (facts.openedAt !== null) return 'opened';
  if (!facts.isMailed) return 'ready';
  if (facts.letter === null || facts.letter.sentAt !== null) return 'sent';
  return isGivenUp(facts.letter) ? 'refused' : 'waiting';
}

export const isInvitationOver = ({
  revokedAt,
  uses,
  maxUses,
}: Pick<InvitationFacts, 'revokedAt' | 'uses' | 'maxUses'>): boolean =>
  revokedAt !== null || uses >= maxUses;
