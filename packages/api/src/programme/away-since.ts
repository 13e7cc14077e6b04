import type { LocalDate } from '../time/rules/local-date.ts';
import { localDateAt } from '../time/rules/zone.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';
import { awaySince } from './rules/absence.ts';
import type { ProgrammeFacts } from './rules/programme-facts.ts';

/** The last date on which somebody saved, chose, read, watched, wrote or sent something; null: never. */
function lastActiveOn(record: ProgrammeRecord): LocalDate | null {
  const { days, weeks, videos, chapterReadAt, submittedAt, exercisedAt, timeZone } = record;
  const instants = [
    ...days.map(({ updatedAt }) => updatedAt),
    ...weeks.map(({ sleepyAtWheelAnsweredAt }) => sleepyAtWheelAnsweredAt),
    ...videos.map(({ watchedAt }) => watchedAt),
    ...Object.values(chapterReadAt),
    ...Object.values(submittedAt),
    exercisedAt,
  ].flatMap((at) => (at === null ? [] : Date.parse(at)));
  const dates = weeks.flatMap(({ chosenOn }) => chosenOn ?? []);
  if (instants.length > 0) dates.push(localDateAt(new Date(Math.max(...instants)), timeZone));
  return dates.toSorted().at(-1) ?? null;
}

/** Since when the owner of a record was away, when « Bon retour » is to be said to them now. @decision D67 */
export function awaySinceOf(record: ProgrammeRecord, facts: ProgrammeFacts): string | null {
  if (record.userId !== record.viewerUserId) return null;
  const { greetedOn } = record;
  return awaySince({ ...facts, lastActiveOn: lastActiveOn(record), greetedOn });
}
