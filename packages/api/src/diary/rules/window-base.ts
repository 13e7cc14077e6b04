import type { LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import { previousWindow, type ScheduleHistory } from './schedule.ts';

/** Sleep window from which the proposals of a schedule start. */
export type WindowBase = { windowMinutes: number; minimumMinutes: number } & (
  | { from: 'inForce' }
  | { from: 'agreed'; agreedOn: LocalDate }
);

/**
 * Base of the window of a week. The base is the window agreed with the team, until the person
 * chooses a schedule from this window; then the window in force. Null without a window.
 * @decision D26 D78 D81
 */
export function windowBase(history: ScheduleHistory, week: number): WindowBase | null {
  const { agreed, choices } = history;
  const { windowMinimumMinutes } = diaryRules;
  const minimumMinutes = Math.min(
    windowMinimumMinutes,
    agreed?.windowMinutes ?? windowMinimumMinutes,
  );
  const isNext =
    agreed !== null &&
    !choices.some((choice) => choice.week < week && choice.agreedWindowId === agreed.id);
  if (isNext) {
    const { windowMinutes, agreedOn } = agreed;
    return { from: 'agreed', windowMinutes, minimumMinutes, agreedOn };
  }
  const windowMinutes = previousWindow(history, week);
  return windowMinutes === null ? null : { from: 'inForce', windowMinutes, minimumMinutes };
}
