import type { ErrorCode } from '@aube/api/server';

/**
 * Every code that a procedure or the REST layer gives to a refused field. A test compares the list
 * with the sources.
 */
export const ISSUE_CODES = [
  'alreadyTaken',
  'awakeWithoutAwakenings',
  'beforeStart',
  'consentOutdated',
  'emailTaken',
  'exclusiveChoice',
  'inBedAfterLightsOut',
  'invalid',
  'invalidToken',
  'deadLink',
  'napCountMismatch',
  'napEndsBeforeStart',
  'notAClockTime',
  'notADate',
  'notAMultipleOfFive',
  'notAName',
  'notAnEmail',
  'notAnInstant',
  'notAnObject',
  'notAPhoneNumber',
  'notAPostalCode',
  'notATimeZone',
  'notAUsername',
  'notTheInvitedAddress',
  'notWhole',
  'notYesOrNo',
  'onePersonOnly',
  'outOfBedBeforeWakeUp',
  'outOfRange',
  'passwordCommon',
  'passwordRelated',
  'passwordsDiffer',
  'passwordTooLong',
  'passwordTooShort',
  'programmeStays',
  'referenceCodeMalformed',
  'referenceCodeTaken',
  'referenceCodeUnknown',
  'required',
  'staffOnly',
  'timeInBedTooLong',
  'timeInBedZero',
  'tooBig',
  'tooLate',
  'tooLong',
  'tooMany',
  'tooManyAwakenings',
  'tooManyNaps',
  'tooSmall',
  'tooSoon',
  'totalSleepNegative',
  'unknownChoice',
  'unknownField',
  'unknownItem',
  'unsafeText',
  'usernameTaken',
  'wideningNotAdvised',
  'wrongCode',
  'wrongPassword',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

export type Texts = {
  faults: Record<ErrorCode, string>;
  issues: Record<IssueCode, string>;
  /** Refusal of a choice; the allowed values are separated by commas. */
  oneOf: (choices: string, given: string | null) => string;
};
