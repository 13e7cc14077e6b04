import type { LocalDate } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { ProgrammeRecord } from './programme-record.ts';
import { awaySince } from '../rules/absence.ts';
import type { ProgrammeFacts } from '../rules/programme-facts.ts';

type Acts = Pick<ProgrammeRecord, 'chapterReadAt' | 'submittedAt' | 'exercisedAt' | 'timeZone'> & {
  days: readonly Pick<ProgrammeRecord['days'][number], 'updatedAt'>[];
  weeks: readonly Pick<
    ProgrammeRecord['weeks'][number],
    'sleepyAtWheelAnsweredAt' | 'unusualEnergyAnsweredAt' | 'shiftWorkAnsweredAt' | 'chosenOn'
  >[];
  videos: readonly Pick<ProgrammeRecord['videos'][number], 'watchedAt'>[];
  drafts: readonly Pick<ProgrammeRecord['drafts'][number], 'updatedAt'>[];
};

export function lastActiveOn(record: Acts): LocalDate | null {
  const { days, weeks, videos, drafts, chapterReadAt, submittedAt, exercisedAt, timeZone } = record;
  let instant = exercisedAt ?? '';
  let chosen = '';
  // Instants can be compared as text, because PostgreSQL writes all of them in UTC.
  const look = (at: string | null) => {
    if (at !== null && at > instant) instant = at;
  };
  for (const { updatedAt } of days) look(updatedAt);
  for (const { chosenOn, ...answered } of weeks) {
    look(answered.sleepyAtWheelAnsweredAt);
    look(answered.unusualEnergyAnsweredAt);
    look(answered.shiftWorkAnsweredAt);
    if (chosenOn !== null && chosenOn > chosen) chosen = chosenOn;
  }
  for (const { updatedAt } of drafts) look(updatedAt);
  for (const { watchedAt } of videos) look(watchedAt);
  for (const at of Object.values(chapterReadAt)) look(at);
  for (const at of Object.values(submittedAt)) look(at);
  if (instant === '') return chosen || null;
  const acted = localDateAt(new Date(instant), timeZone);
  return acted > chosen ? acted : chosen;
}

/**
 * Last active day before the absence, when « Bon retour » must be shown now; otherwise null.
 * @decision D67
 */
export function awaySinceOf(record: ProgrammeRecord, facts: ProgrammeFacts): string | null {
  if (record.userId !== record.viewerUserId) return null;
  const { greetedOn } = record;
  return awaySince({ ...facts, lastActiveOn: lastActiveOn(record), greetedOn });
}
