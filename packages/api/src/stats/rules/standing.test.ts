import { expect, it } from 'vitest';
import { standingOf, type StandingFacts } from './standing.ts';

const underway: StandingFacts = {
  hasLeft: false,
  isDeactivated: false,
  isActivated: true,
  programmeWeek: 3,
  hasSubmittedS24: false,
  isPaused: false,
  isQuestionnaireDue: false,
  isFlagged: false,
  schedule: { availability: 'frozen', isChosen: true },
};

it.each([
  ['underway', {}],
  ['underway', { schedule: { availability: 'available', isChosen: true } }],
  ['underway', { schedule: { availability: 'firstWeek', isChosen: false } }],
  ['underway', { schedule: null }],
  ['scheduleToChoose', { schedule: { availability: 'available', isChosen: false } }],
  ['missingNights', { schedule: { availability: 'missingNights', isChosen: false } }],
  ['veryLongSleep', { schedule: { availability: 'veryLongSleep', isChosen: false } }],
  ['sleepy', { schedule: { availability: 'sleepiness', isChosen: false } }],
  ['noticeToRead', { schedule: { availability: 'safetyNotice', isChosen: false } }],
  ['stopped', { schedule: { availability: 'stopped', isChosen: true } }],
  ['scheduleLocked', { isFlagged: true, schedule: { availability: 'safety', isChosen: false } }],
  ['questionnaireDue', { isQuestionnaireDue: true, isFlagged: true }],
  ['paused', { isPaused: true, isQuestionnaireDue: true }],
  ['finished', { hasSubmittedS24: true, isFlagged: true }],
  ['notStarted', { programmeWeek: 0, schedule: null, isQuestionnaireDue: true }],
  ['notActivated', { isActivated: false, programmeWeek: 0 }],
  ['deactivated', { isDeactivated: true, isActivated: false }],
  ['left', { hasLeft: true, isDeactivated: true, hasSubmittedS24: true }],
] as const)('%s: %o', (expected, given) => {
  expect(standingOf({ ...underway, ...given })).toBe(expected);
});
