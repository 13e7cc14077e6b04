import { locales } from '@aube/content/locale';
import { z } from 'zod';
import { isEmailAddress } from './people/rules/email-address.ts';
import { isLocalDate } from './time/rules/local-date.ts';
import { isTimeZone } from './time/rules/zone.ts';

/**
 * The only texts, numbers and dates of a procedure's input: `inputs.test.ts` refuses one without
 * bounds. Messages are codes, for the edges to word.
 */

/**
 * Characters that PostgreSQL or an XML file cannot hold, and Unicode's noncharacters:
 * U+FDD0–U+FDEF, U+nFFFE, U+nFFFF.
 */
const UNSAFE_TEXT = /[\p{Surrogate}\p{Noncharacter_Code_Point}\0]/u;

/** Text in NFC without NUL, lone surrogates or noncharacters, trimmed, at most `max` code units. */
export const text = (max: number, { min = 1 }: { min?: number } = {}) => {
  const typed = z.string({ error: 'required' }).max(max, { error: 'tooLong' });
  // A minimum is stated only when empty is forbidden.
  return (min > 0 ? typed.min(min, { error: 'required' }) : typed)
    .refine((value) => !UNSAFE_TEXT.test(value), { error: 'unsafeText' })
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length >= min, { error: min > 0 ? 'required' : 'invalid' });
};

/** Several lines; like `text`, and may be empty. */
export const longText = (max: number) => text(max, { min: 0 });

/** Text pasted or read from a file, by lines: like `text`, but not trimmed. */
export const pastedText = (max: number) =>
  z
    .string({ error: 'required' })
    .max(max, { error: 'tooLong' })
    .refine((value) => !UNSAFE_TEXT.test(value), { error: 'unsafeText' })
    .transform((value) => value.normalize('NFC'));

/** A password as typed: not trimmed or normalised; the procedure checks its rules. */
export const secret = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(1024, { error: 'tooLong' })
  .refine((value) => !UNSAFE_TEXT.test(value), { error: 'unsafeText' });

export const linkToken = z
  .string({ error: 'required' })
  .max(128, { error: 'invalidToken' })
  .regex(/^[A-Za-z0-9_-]{20,128}$/, { error: 'invalidToken' });

/** A whole number between `min` and `max`. */
export const whole = (min: number, max: number) =>
  z
    .number({ error: (issue) => (issue.input === undefined ? 'required' : 'notWhole') })
    .int({ error: 'notWhole' })
    .min(min, { error: 'tooSmall' })
    .max(max, { error: 'tooBig' });

/** An entity's id: a positive int4 (decision D6). */
export const entityId = whole(1, 2_147_483_647);

/** The version of a row that people edit. */
/** Sent as the version by a caller who has read none: no row has it. */
export const NO_VERSION = 2_147_483_647;
export const rowVersion = whole(1, NO_VERSION);

/** A real calendar date `YYYY-MM-DD`, 1900–2100. */
export const localDate = z
  .string({ error: 'required' })
  .max(10, { error: 'notADate' })
  .refine((value) => isLocalDate(value), { error: 'notADate' })
  .meta({ format: 'date' });

/** Whole minutes after midnight, 00:00–23:59. */
export const clockTime = whole(0, 1439);

/** An e-mail address, lower case. */
export const email = text(254)
  .transform((value) => value.toLowerCase())
  .refine((value) => isEmailAddress(value), { error: 'notAnEmail' });

/** An IANA time zone that this runtime knows. */
export const timeZone = text(64).refine((value) => isTimeZone(value), { error: 'notATimeZone' });

export const locale = z.enum(locales, { error: 'unknownChoice' });

/** Several ids, each once. */
export const entityIds = (most: number) =>
  z
    .array(entityId, { error: 'required' })
    .max(most, { error: 'tooMany' })
    .transform((ids) => [...new Set(ids)]);

/** One of a closed list of codes. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: 'unknownChoice' });

export const flag = z.boolean({ error: 'notYesOrNo' });

/** A time in ISO 8601 with its zone, 1900–2100; a `Date` from here on. */
export const instant = z.iso
  .datetime({
    offset: true,
    error: (issue) => (issue.input === undefined ? 'required' : 'notAnInstant'),
  })
  .max(40, { error: 'notAnInstant' })
  .transform((value) => new Date(value))
  .refine((value) => value.getUTCFullYear() >= 1900 && value.getUTCFullYear() <= 2100, {
    error: 'notAnInstant',
  });
