import {
  diaryCalendarOf,
  diaryWeekOpensOn,
  type GateQuestionnaire,
  gateQuestionnaires,
  programmeRules,
  programmeWeekOpensOn,
} from '@aube/api/rules';
import type { Overview } from '../../lib/use-overview.ts';

export type Coming =
  | { readonly kind: 'week'; readonly number: number; readonly opensOn: string }
  | { readonly kind: 'questionnaire'; readonly id: GateQuestionnaire; readonly opensOn: string };

export function comingOf(overview: Overview): Coming[] {
  const { programmeWeek, diaryWeek, submitted } = overview;
  const calendar = diaryCalendarOf(overview);
  if (calendar === null || overview.abandonment !== null) return [];
  const { questionnaireDueFromWeek } = programmeRules;
  const coming: Coming[] = [];
  const next = diaryWeek + 1;
  const nextOpensOn = diaryWeekOpensOn(calendar, next);
  if (nextOpensOn !== null) coming.push({ kind: 'week', number: next, opensOn: nextOpensOn });
  const id = gateQuestionnaires.find(
    (each) => !submitted[each] && questionnaireDueFromWeek[each] > programmeWeek,
  );
  if (id) {
    const opensOn = programmeWeekOpensOn(calendar, questionnaireDueFromWeek[id]);
    coming.push({ kind: 'questionnaire', id, opensOn });
  }
  return coming;
}
