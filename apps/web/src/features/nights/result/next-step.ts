import { diaryRules } from '@aube/api/rules';
import type { DiaryDay, DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { dueDays } from '../programme-nights.ts';

/** What is useful to do once a night is saved, the most useful first. */
export type NextStep =
  | { readonly kind: 'night'; readonly day: DiaryDay }
  | { readonly kind: 'schedule'; readonly week: number }
  | { readonly kind: 'sleepiness'; readonly week: number }
  | { readonly kind: 'week'; readonly week: number; readonly missingNights: number }
  | { readonly kind: 'programme' };

/** Whether a week waits for its schedule: it can be chosen, and nothing was chosen for it yet. @decision D27 */
function awaitsSchedule(week: DiaryWeek): boolean {
  return (
    week.availability === 'available' && (week.schedule === null || week.schedule.isCarriedOver)
  );
}

const { completeMinimumNights } = diaryRules;

/** A night still to tell, then the week's schedule, then how far the week is. */
export function nextStep(programme: Programme, saved: DiaryDay): NextStep {
  const due = dueDays(programme).find(({ id }) => id !== saved.id);
  if (due) return { kind: 'night', day: due };
  const current = programme.weeks.find(({ isCurrent }) => isCurrent);
  if (current && awaitsSchedule(current)) {
    const kind = current.isSleepyAtWheel === null ? 'sleepiness' : 'schedule';
    return { kind, week: current.number };
  }
  const own = programme.weeks.find(({ number }) => number === saved.week);
  if (!own) return { kind: 'programme' };
  return {
    kind: 'week',
    week: own.number,
    missingNights: Math.max(0, completeMinimumNights - own.completedNights),
  };
}
