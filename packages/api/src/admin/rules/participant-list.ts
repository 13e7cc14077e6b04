/** Sort words of the participants: a closed list, so that no word of a request is SQL. */
export const PARTICIPANT_SORTS = ['name', 'week', 'activity', 'inclusionNumber'] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** State of a person in the programme: one each, so that the filters add up to everybody. */
export const PARTICIPANT_STATES = ['notStarted', 'inProgress', 'finished', 'left'] as const;
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

/** Word of each state in an address and in REST. @decision D3 */
export const STATE_WORDS: Readonly<Record<ParticipantState, string>> = {
  notStarted: 'non-commence',
  inProgress: 'en-cours',
  finished: 'termine',
  left: 'quitte',
};

export const participantListRules = {
  /** Number of past nights in the completeness of a diary. */
  recentNights: 14,
} as const;

/** Facts that decide a participant's state. */
export type ParticipantStanding = {
  readonly hasBegun: boolean;
  readonly hasSubmittedS24: boolean;
  readonly hasLeft: boolean;
};

/**
 * State of a participant (« état »): leaving comes first; the last questionnaire finishes the
 * programme; S0 begins it.
 * @decision D14 D36 console#participants
 */
export function participantState(standing: ParticipantStanding): ParticipantState {
  if (standing.hasLeft) return 'left';
  if (standing.hasSubmittedS24) return 'finished';
  return standing.hasBegun ? 'inProgress' : 'notStarted';
}
