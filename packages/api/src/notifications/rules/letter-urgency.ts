/** Emails with the smallest number are sent first. */
export const LETTER_URGENCY = {
  staffAlert: 0,
  activation: 1,
  alreadyRegistered: 1,
  passwordReset: 1,
  passwordChanged: 1,
  secondFactorReset: 1,
  emailChange: 1,
  emailChanged: 1,
  mailTest: 1,
  reminder: 2,
  invitation: 3,
} as const;
