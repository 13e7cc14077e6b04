import { REFUSAL_FAULTS, LETTER_ATTEMPTS } from '../../notifications/rules/letter-attempts.ts';

/**
 * States of an invitation. Each invitation has exactly one state, so that the totals of the
 * filters add up.
 */
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

/** `address`: sent to an address by email. `link`: given to people by staff. */
export const INVITATION_KINDS = ['address', 'link'] as const;

/** Sort keys of the list. The list is closed, so that no text of a request becomes SQL. */
export const INVITATION_SORTS = ['createdAt', 'expiresAt'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];

export type InvitationLetter = {
  readonly sentAt: Date | null;
  readonly lastFault: string | null;
  readonly attempts: number;
};

export type InvitationFacts = {
  /** True when the invitation is emailed to an address; false for an invitation by link. */
  readonly isMailed: boolean;
  /** Null when there is no email, or when its row was purged. */
  readonly letter: InvitationLetter | null;
  readonly uses: number;
  readonly maxUses: number;
  readonly openedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/** True when an email will not be sent: the mail server refused it, or its last attempt failed. */
export const isGivenUp = ({ sentAt, lastFault, attempts }: InvitationLetter): boolean =>
  sentAt === null &&
  (attempts >= LETTER_ATTEMPTS || REFUSAL_FAULTS.some((fault) => fault === lastFault));

/**
 * State of an invitation. An ended invitation has the state of its end; otherwise the progress
 * decides. An invitation by link is `ready` until its page is first opened.
 * @decision console#invitations
 */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.revokedAt !== null) return 'revoked';
  if (facts.uses >= facts.maxUses) return 'used';
  if (facts.expiresAt <= now) return 'expired';
  if (facts.openedAt !== null) return 'opened';
  if (!facts.isMailed) return 'ready';
  if (facts.letter === null || facts.letter.sentAt !== null) return 'sent';
  return isGivenUp(facts.letter) ? 'refused' : 'waiting';
}

/** True when the invitation can no longer be sent again or revoked: it was used up or revoked. */
export const isInvitationOver = ({
  revokedAt,
  uses,
  maxUses,
}: Pick<InvitationFacts, 'revokedAt' | 'uses' | 'maxUses'>): boolean =>
  revokedAt !== null || uses >= maxUses;
