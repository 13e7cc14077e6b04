import type { ProgrammeRecord } from '../../programme/record/programme-record.ts';
import type { DiaryOpening } from '../../programme/rules/diary-openings.ts';
import { canUndoOpening } from '../../programme/rules/opening-offer.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';

function isAnswered(
  { weeks, days, weeklyChecks, drafts }: ProgrammeRecord,
  { firstWeek }: DiaryOpening,
): boolean {
  const drafted = new Set(drafts.map(({ dayId }) => dayId));
  return (
    weeks.some(({ number, version }) => number >= firstWeek && version > 1) ||
    days.some(({ id, week, version }) => week >= firstWeek && (version > 1 || drafted.has(id))) ||
    weeklyChecks.some(({ week }) => week !== null && week >= firstWeek)
  );
}

/** @decision D86 */
export function undoableOpening(record: ProgrammeRecord, now: Date): DiaryOpening | null {
  const { openings, today, takesEntries } = factsOf(record, now);
  const last = openings.at(-1);
  if (last === undefined || !takesEntries) return null;
  return canUndoOpening(last, today, isAnswered(record, last)) ? last : null;
}
