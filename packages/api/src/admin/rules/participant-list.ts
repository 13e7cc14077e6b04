/** What the list of participants can be ordered by: closed, so that no word of a request is SQL. */
export const PARTICIPANT_SORTS = ['name', 'week', 'activity', 'inclusionNumber'] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** Where somebody stands in the programme: one state each, so that the filters add up to everybody. */
export const PARTICIPANT_STATES = ['notStarted', 'inProgress', 'finished', 'left'] as const;
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

/** Each state's word in an address and in REST. @decision D3 */
export const STATE_WORDS: Readonly<Record<ParticipantState, string>> = {
  notStarted: 'non-commence',
  inProgress: 'en-cours',
  finished: 'termine',
  left: 'quitte',
};

export const participantListRules = {
  /** Nights that the completeness of a diary looks back on. */
  recentNights: 14,
} as const;

/** What decides a participant's state. */
export type ParticipantStanding = {
  readonly hasBegun: boolean;
  readonly hasSubmittedS24: boolean;
  readonly hasLeft: boolean;
};

/**
 * The state of a participant (« état »): who left has left, whatever they sent before; the last
 * questionnaire finishes the programme; S0 begins it.
 * @decision D14 D36 console#participants
 */
export function participantState(standing: ParticipantStanding): ParticipantState {
  if (standing.hasLeft) return 'left';
  if (standing.hasSubmittedS24) return 'finished';
  return standing.hasBegun ? 'inProgress' : 'notStarted';
}
