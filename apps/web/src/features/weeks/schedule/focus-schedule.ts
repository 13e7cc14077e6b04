import { catchFocus } from '../../../lib/catch-focus.ts';

export const scheduleHeadingId = 'horaire-titre';

/** The pressed button is gone. The focus moves to the schedule's heading, else to the review's. */
export const focusSchedule = (): void =>
  catchFocus(
    () => document.getElementById(scheduleHeadingId) ?? document.querySelector('h3[tabindex]'),
  );
