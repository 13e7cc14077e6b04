export const PARTICIPANT_SORTS = ['name', 'week', 'activity', 'inclusionNumber'] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** Orders for which PostgreSQL has an index. */
export const WALKED_SORTS = ['name', 'activity'] as const satisfies readonly ParticipantSort[];

export const PARTICIPANT_STATES = ['notStarted', 'inProgress', 'finished', 'left'] as const;
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

/** @decision D3 */
export const STATE_WORDS: Readonly<Record<ParticipantState, string>> = {
  notStarted: 'non-commence',
  inProgress: 'en-cours',
  finished: 'termine',
  left: 'quitte',
};

export const participantListRules = {
  recentNights: 14,
} as const;

export type ParticipantStanding = {
  readonly hasBegun: boolean;
  readonly hasSubmittedS24: boolean;
  readonly hasLeft: boolean;
};

/**
 * State of a participant (« état »). A person who left the programme is `left`, even after S24.
 * @decision D14 D36 console#participants
 */
export function participantState(standing: ParticipantStanding): ParticipantState {
  if (standing.hasLeft) return 'left';
  if (standing.hasSubmittedS24) return 'finished';
  return standing.hasBegun ? 'inProgress' : 'notStarted';
}
