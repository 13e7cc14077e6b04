import { catchFocus } from '../../../lib/catch-focus.ts';

export const scheduleHeadingId = 'horaire-titre';

/**
 * Moves the focus to the heading of the schedule or of the review, because the pressed button is
 * gone.
 */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
