/** Order of emails: smaller numbers leave first. A missing kind does not compile. */
export const LETTER_URGENCY = {
  /** A person may be in danger. */
  staffAlert: 0,
  /** A person waits at the screen. */
  activation: 1,
  alreadyRegistered: 1,
  passwordReset: 1,
  passwordChanged: 1,
  secondFactorReset: 1,
  emailChange: 1,
  emailChanged: 1,
  /** A morning can have thousands of these. */
  reminder: 2,
  /** Nobody waits for these. */
  invitation: 3,
} as const;
