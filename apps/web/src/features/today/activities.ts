import type { CourseStep, GateQuestionnaire } from '@aube/api/rules';
import type { Overview } from '../../lib/use-overview.ts';

export type Activity =
  | { readonly kind: 'questionnaire'; readonly id: GateQuestionnaire }
  | { readonly kind: 'night'; readonly date: string; readonly lastEditableOn: string }
  | { readonly kind: 'schedule'; readonly week: number }
  | { readonly kind: 'course'; readonly step: CourseStep };

export function oldestWaitingNightUntil({ dueQuestionnaire, days }: Overview): string | null {
  if (dueQuestionnaire === null) return null;
  const waiting = days.filter((day) => day.status === 'due' && day.isEditable);
  return waiting.map(({ lastEditableOn }) => lastEditableOn).toSorted()[0] ?? null;
}

/**
 * The most urgent first. A due questionnaire is the only activity. A person who left has no
 * activity.
 * @source specification §4
 * @decision D36 programme#leaving
 */
export function activitiesOf(overview: Overview): Activity[] {
  if (overview.abandonment !== null) return [];
  const { dueQuestionnaire, days, weeks } = overview;
  if (dueQuestionnaire) return [{ kind: 'questionnaire', id: dueQuestionnaire }];
  const nights = days
    .filter((day) => day.status === 'due' && day.isEditable)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const week = weeks.find((each) => each.isCurrent);
  const canChoose =
    week?.availability === 'available' && (week.schedule?.chosenOn ?? null) === null;
  const step = openStepOf(overview);
  return [
    ...nights.map(({ date, lastEditableOn }) => ({ kind: 'night', date, lastEditableOn }) as const),
    ...(week && canChoose ? [{ kind: 'schedule', week: week.number } as const] : []),
    ...(step ? [{ kind: 'course', step } as const] : []),
  ];
}

function openStepOf({ modules, currentStep }: Overview): CourseStep | null {
  const module = modules.find(({ number }) => number === currentStep?.moduleNumber);
  return currentStep && module && module.state !== 'complete' ? currentStep.current : null;
}
