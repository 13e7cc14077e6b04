import { catchFocus } from '../../../lib/catch-focus.ts';

export const scheduleHeadingId = 'horaire-titre';

/**
 * Moves the focus from the removed button to the heading of the schedule, else to the heading of
 * the review.
 */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
