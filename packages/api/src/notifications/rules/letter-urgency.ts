/** Which letters leave before which: the smaller first. A kind that is missing fails to compile. */
export const LETTER_URGENCY = {
  /** Somebody may be in danger. */
  staffAlert: 0,
  /** Somebody waits at the screen. */
  activation: 1,
  alreadyRegistered: 1,
  passwordReset: 1,
  passwordChanged: 1,
  secondFactorReset: 1,
  emailChange: 1,
  emailChanged: 1,
  /** A morning's can be thousands. */
  reminder: 2,
  /** Nobody knows yet that it comes. */
  invitation: 3,
} as const;
