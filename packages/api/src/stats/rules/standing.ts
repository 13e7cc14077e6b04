import type { ScheduleAvailability } from '../../diary/rules/schedule-availability.ts';

/** States of a person, most important state first. @decision D33 D36 D37 D64 */
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
  'noticeToRead',
  'stopped',
  'missingNights',
  'veryLongSleep',
  'scheduleToChoose',
  'underway',
] as const;
export type Standing = (typeof STANDINGS)[number];

export type StandingFacts = {
  hasLeft: boolean;
  isDeactivated: boolean;
  isActivated: boolean;
  programmeWeek: number;
  hasSubmittedS24: boolean;
  isPaused: boolean;
  isQuestionnaireDue: boolean;
  isFlagged: boolean;
  schedule: { availability: ScheduleAvailability; isChosen: boolean } | null;
};

/**
 * State of a person, for the sentence at the top of the follow-up page.
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
  if (facts.schedule?.availability === 'safetyNotice') return 'noticeToRead';
  if (facts.schedule?.availability === 'stopped') return 'stopped';
  if (facts.schedule?.availability === 'missingNights') return 'missingNights';
  if (facts.schedule?.availability === 'veryLongSleep') return 'veryLongSleep';
  const isToChoose = facts.schedule?.availability === 'available' && !facts.schedule.isChosen;
  return isToChoose ? 'scheduleToChoose' : 'underway';
}
