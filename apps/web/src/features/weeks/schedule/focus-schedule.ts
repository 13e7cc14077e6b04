import { catchFocus } from '../../../lib/catch-focus.ts';

export const scheduleHeadingId = 'horaire-titre';

/**
 * Moves the focus to the heading of the schedule, else of the review, because the pressed button
 * no longer exists.
 */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
