import type { ErrorCode } from '@aube/api/server';

/**
 * Every code that a procedure or this edge gives to a refused field. A test reads the sources and
 * says which is missing here, and which is no longer given.
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

/** The words of this edge in one language. */
export type Texts = {
  faults: Record<ErrorCode, string>;
  issues: Record<IssueCode, string>;
  /** Of a choice that is none of these values, separated by commas. */
  oneOf: (choices: string, given: string | null) => string;
};
