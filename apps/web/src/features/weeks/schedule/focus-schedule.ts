import { catchFocus } from '../../../lib/catch-focus.ts';

/** Id of the schedule's heading on the page of its week. */
export const scheduleHeadingId = 'horaire-titre';

/**
 * A pressed button of the schedule is gone: moves the focus to its heading, or to that of the
 * review.
 */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
