import type { CourseStep, GateQuestionnaire } from '@aube/api/rules';
import type { Overview } from '../../lib/use-overview.ts';

/** An open task of the participant. */
export type Activity =
  | { readonly kind: 'questionnaire'; readonly id: GateQuestionnaire }
  | { readonly kind: 'night'; readonly date: string; readonly lastEditableOn: string }
  | { readonly kind: 'schedule'; readonly week: number }
  | { readonly kind: 'course'; readonly step: CourseStep };

/** End of the time to fill in the oldest night behind a due questionnaire; null without one. */
export function oldestWaitingNightUntil({ dueQuestionnaire, days }: Overview): string | null {
  if (dueQuestionnaire === null) return null;
  const waiting = days.filter((day) => day.status === 'due' && day.isEditable);
  return waiting.map(({ lastEditableOn }) => lastEditableOn).toSorted()[0] ?? null;
}

/**
 * Open tasks, the most urgent first: a due questionnaire alone, since it closes the rest; else open
 * nights, the latest first, the choice of a schedule, the course. A person who left is asked for
 * nothing, but their entries are accepted for a day.
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

/** The next step of the course; null when all open ones are done. */
function openStepOf({ modules, currentStep }: Overview): CourseStep | null {
  const module = modules.find(({ number }) => number === currentStep?.moduleNumber);
  return currentStep && module && module.state !== 'complete' ? currentStep.current : null;
}
