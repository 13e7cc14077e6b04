import { catchFocus } from '../../../lib/catch-focus.ts';

export const scheduleHeadingId = 'horaire-titre';

/**
 * The pressed button no longer exists, so the focus moves to the heading of the schedule, or to
 * the heading of the review.
 */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
