import { localDateAt } from '../time/rules/zone.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';
import { awaySince } from './rules/absence.ts';
import type { ProgrammeFacts } from './rules/programme-facts.ts';

/** The last instant at which somebody saved, read, watched or sent something; null: never. */
function lastActiveAt({ days, videos, chapterReadAt, submittedAt }: ProgrammeRecord): Date | null {
  const instants = [
    ...days.map(({ updatedAt }) => updatedAt),
    ...videos.map(({ watchedAt }) => watchedAt),
    ...Object.values(chapterReadAt),
    ...Object.values(submittedAt),
  ].flatMap((at) => (at === null ? [] : Date.parse(at)));
  return instants.length === 0 ? null : new Date(Math.max(...instants));
}

/** Since when the owner of a record was away, when « Bon retour » is to be said to them now. @decision D67 */
export function awaySinceOf(record: ProgrammeRecord, facts: ProgrammeFacts): string | null {
  if (record.userId !== record.viewerUserId) return null;
  const activeAt = lastActiveAt(record);
  return awaySince({
    ...facts,
    lastActiveOn: activeAt && localDateAt(activeAt, record.timeZone),
    greetedOn: record.greetedOn,
  });
}
