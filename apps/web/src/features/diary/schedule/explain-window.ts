import { sleepWindow, type SleepWindow, widenWindow } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../programme-data.ts';

/**
 * How the window of a week came about: of the choice being made, else of the one that was made. Null when there is
 * nothing to explain, or when nights changed after the choice, so that today's sums would tell another story.
 * @decision D26
 */
export function explainWindow(
  programme: Programme,
  week: DiaryWeek,
  wideningMinutes: number,
): SleepWindow | null {
  if (week.proposedWindow) return widenWindow(week.proposedWindow, wideningMinutes);
  const { schedule } = week;
  const previousWeek = programme.weeks.find(({ number }) => number === week.number - 1);
  if (!schedule || schedule.isCarriedOver || !previousWeek) return null;
  const inForceMinutes = previousWeek.schedule?.windowMinutes ?? null;
  const window = sleepWindow({
    inForceMinutes,
    previousWeek,
    wideningMinutes: schedule.wideningMinutes,
  });
  return window?.windowMinutes === schedule.windowMinutes ? window : null;
}
