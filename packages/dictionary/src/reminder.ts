/** Bounds of reminders. Times are in minutes after midnight. */
export const reminderBounds = {
  earliestTime: 5 * 60,
  latestTime: 21 * 60,
  stepMinutes: 30,
  /** Most saved nights that an offer can wait for. */
  mostOfferNights: 7,
} as const;
