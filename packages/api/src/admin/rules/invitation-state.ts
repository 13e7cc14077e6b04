import { REFUSAL_FAULTS, LETTER_ATTEMPTS } from '../../notifications/rules/letter-attempts.ts';

/** What an invitation can be: one state each, so that the filters add up to all of them. */
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
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** What the list of invitations can be ordered by: closed, so that no word of a request is SQL. */
export const INVITATION_SORTS = ['createdAt', 'expiresAt'] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];

/** How the last letter of an invitation stands. */
export type InvitationLetter = {
  readonly sentAt: Date | null;
  /** The code of its last fault. */
  readonly lastFault: string | null;
  readonly attempts: number;
};

/** What decides the state of an invitation. */
export type InvitationFacts = {
  /** Whether it goes to an address; a link to hand on has no letter. */
  readonly isMailed: boolean;
  /** Null for none, and for one that left so long ago that it was forgotten. */
  readonly letter: InvitationLetter | null;
  readonly uses: number;
  readonly maxUses: number;
  readonly openedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/** Whether a letter will not leave: the mail server refused it, or it was tried for the last time. */
export const isGivenUp = ({ sentAt, lastFault, attempts }: InvitationLetter): boolean =>
  sentAt === null &&
  (attempts >= LETTER_ATTEMPTS || REFUSAL_FAULTS.some((fault) => fault === lastFault));

/**
 * The state of an invitation: what ended it comes first, then how far it came. A link is `ready` to
 * be handed on until its page is first seen.
 * @decision decisions/0035
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

/** Whether an invitation can be sent again, or taken back: it was not used up and not revoked. */
export const isInvitationOver = ({
  revokedAt,
  uses,
  maxUses,
}: Pick<InvitationFacts, 'revokedAt' | 'uses' | 'maxUses'>): boolean =>
  revokedAt !== null || uses >= maxUses;
