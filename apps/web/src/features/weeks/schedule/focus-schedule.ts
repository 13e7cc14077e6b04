import { catchFocus } from '../../../lib/catch-focus.ts';

/** The name of the schedule's heading on the page of its week. */
export const scheduleHeadingId = 'horaire-titre';

/** An answer or a button of the schedule went away: the focus goes to its heading, or to the review's. */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
