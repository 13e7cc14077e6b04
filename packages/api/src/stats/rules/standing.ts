import type { ScheduleAvailability } from '../../diary/rules/schedule-availability.ts';

/** Where a person stands, or what stops them: what weighs most is said. @decision D33 D36 D37 D64 */
export const STANDINGS = [
  'left',
  'deactivated',
  'notActivated',
  'notStarted',
  'finished',
  'paused',
  'questionnaireDue',
  'scheduleLocked',
  'sleepy',
  'missingNights',
  'scheduleToChoose',
  'underway',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** What decides on it. */
export type StandingFacts = {
  hasLeft: boolean;
  isDeactivated: boolean;
  isActivated: boolean;
  /** `derniere_semaine` (D14); 0 before S0. */
  programmeWeek: number;
  hasSubmittedS24: boolean;
  isPaused: boolean;
  isQuestionnaireDue: boolean;
  isFlagged: boolean;
  /** The schedule of the week that is open; null when there is no diary week. */
  schedule: { availability: ScheduleAvailability; isChosen: boolean } | null;
};

/**
 * Where somebody stands, for the sentence at the head of their follow-up. A schedule that was chosen
 * for the week, or that is carried over while nothing stops the choice of another, is no obstacle.
 * @decision D33 D36 D37 D64
 */
export function standingOf(facts: StandingFacts): Standing {
  if (facts.hasLeft) return 'left';
  if (facts.isDeactivated) return 'deactivated';
  if (!facts.isActivated) return 'notActivated';
  if (facts.programmeWeek === 0) return 'notStarted';
  if (facts.hasSubmittedS24) return 'finished';
  if (facts.isPaused) return 'paused';
  if (facts.isQuestionnaireDue) return 'questionnaireDue';
  if (facts.isFlagged) return 'scheduleLocked';
  if (facts.schedule?.availability === 'sleepiness') return 'sleepy';
  if (facts.schedule?.availability === 'missingNights') return 'missingNights';
  const isToChoose = facts.schedule?.availability === 'available' && !facts.schedule.isChosen;
  return isToChoose ? 'scheduleToChoose' : 'underway';
}
