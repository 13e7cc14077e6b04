import type { LocalDate } from '../../time/rules/local-date.ts';
import { isFilledIn, missingNightFields, withImplied } from './night-draft.ts';
import type { NightDraft, NightField } from './night-draft.ts';
import { nightQuestions, type NightQuestion } from './night-questions.ts';
import { nightRefusals, type NightRefusal } from './night-refusals.ts';
import { measureNight, type NightEntry, type NightMeasures } from './night.ts';
import { isRiseToCome } from './rise-to-come.ts';
import type { UsualTimes } from './usual-times.ts';

export type NightCheck =
  | { isSavable: true; entry: NightEntry; measures: NightMeasures; questions: NightQuestion[] }
  | { isSavable: false; missing: NightField[]; refusals: NightRefusal[] };

/** @decision D20 D21 */
export function checkNight(asked: {
  date: LocalDate;
  draft: NightDraft;
  timeZone: string;
  usual: UsualTimes | null;
  now: Date;
}): NightCheck {
  const { date, timeZone, usual, now } = asked;
  const entry = withImplied(asked.draft);
  const missing = missingNightFields(entry);
  const refusals = nightRefusals(date, entry, timeZone);
  if (refusals.length > 0 || !isFilledIn(entry)) return { isSavable: false, missing, refusals };
  const measures = measureNight(date, entry, timeZone);
  return {
    isSavable: true,
    entry,
    measures,
    questions: nightQuestions(entry, measures, {
      usual,
      isRiseToCome: isRiseToCome(date, entry, timeZone, now),
    }),
  };
}
