import type { CourseStep, GateQuestionnaire } from '@aube/api/rules';
import type { Overview } from '../../lib/use-overview.ts';

/** One thing that waits for the participant. */
export type Activity =
  | { readonly kind: 'questionnaire'; readonly id: GateQuestionnaire }
  | { readonly kind: 'night'; readonly date: string; readonly lastEditableOn: string }
  | { readonly kind: 'schedule'; readonly week: number }
  | { readonly kind: 'course'; readonly step: CourseStep };

/** Until when the oldest of the nights that wait behind a due questionnaire can be filled in; null when none does. */
export function oldestWaitingNightUntil({ dueQuestionnaire, days }: Overview): string | null {
  if (dueQuestionnaire === null) return null;
  const waiting = days.filter((day) => day.status === 'due' && day.isEditable);
  return waiting.map(({ lastEditableOn }) => lastEditableOn).toSorted()[0] ?? null;
}

/**
 * What waits, the most pressing first: a due questionnaire alone, as it closes the rest; then the nights
 * that can still be filled in, the latest first, then the choice of a schedule, then the course. A person
 * who has left is asked for nothing, but for a day their entries are still accepted.
 * @source specification §4
 * @decision D36 0012
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

/** Where one goes on in the course; null when all that is open is done. */
function openStepOf({ modules, currentStep }: Overview): CourseStep | null {
  const module = modules.find(({ number }) => number === currentStep?.moduleNumber);
  return currentStep && module && module.state !== 'complete' ? currentStep.current : null;
}
