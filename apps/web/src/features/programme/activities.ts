import type { CourseStep, GateQuestionnaire } from '@aube/api/rules';
import type { Overview } from './use-overview.ts';

/** One thing that waits for the participant. */
export type Activity =
  | { readonly kind: 'questionnaire'; readonly id: GateQuestionnaire }
  | { readonly kind: 'night'; readonly date: string; readonly lastEditableOn: string }
  | { readonly kind: 'schedule'; readonly week: number }
  | { readonly kind: 'course'; readonly step: CourseStep };

/**
 * What waits, the most pressing first: the questionnaire that closes the rest, then the nights
 * that can still be filled in, the latest first, then the choice of a schedule, then the course.
 */
export function activitiesOf(overview: Overview): Activity[] {
  if (!overview.takesEntries) return [];
  const { dueQuestionnaire, days, weeks } = overview;
  const nights = days
    .filter((day) => day.status === 'due' && day.isEditable)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const week = weeks.find((each) => each.isCurrent);
  const canChoose =
    week?.availability === 'available' && (week.schedule?.chosenOn ?? null) === null;
  const step = dueQuestionnaire === null ? openStepOf(overview) : null;
  return [
    ...(dueQuestionnaire ? [{ kind: 'questionnaire', id: dueQuestionnaire } as const] : []),
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
