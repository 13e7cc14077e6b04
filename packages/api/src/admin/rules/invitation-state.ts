import { REFUSAL_FAULTS, LETTER_ATTEMPTS } from '../../notifications/rules/letter-attempts.ts';

/** State of an invitation; exactly one each, so that the filters add up to all. */
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

/** An invitation goes to an address, or is a link to hand on. */
export const INVITATION_KINDS = ['address', 'link'] as const;

/** Sort keys of the list; a closed list, so that no requested word becomes SQL. */
export const INVITATION_SORTS = ['createdAt', 'expiresAt'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];

/** State of an invitation's last email. */
export type InvitationLetter = {
  readonly sentAt: Date | null;
  readonly lastFault: string | null;
  readonly attempts: number;
};

export type InvitationFacts = {
  /** True when it goes to an address; a link to hand on has no email. */
  readonly isMailed: boolean;
  /** Null without an email, and for one whose row was purged. */
  readonly letter: InvitationLetter | null;
  readonly uses: number;
  readonly maxUses: number;
  readonly openedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/** True when an email will not leave: the mail server refused it, or its last attempt failed. */
export const isGivenUp = ({ sentAt, lastFault, attempts }: InvitationLetter): boolean =>
  sentAt === null &&
  (attempts >= LETTER_ATTEMPTS || REFUSAL_FAULTS.some((fault) => fault === lastFault));

/**
 * State of an invitation: its end comes first, then its progress. A link is `ready` to hand on
 * until its page is first seen.
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

/** True while it can be sent again or revoked: neither used up nor revoked. */
export const isInvitationOver = ({
  revokedAt,
  uses,
  maxUses,
}: Pick<InvitationFacts, 'revokedAt' | 'uses' | 'maxUses'>): boolean =>
  revokedAt !== null || uses >= maxUses;
