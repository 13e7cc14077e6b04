import {
  emailAddressFault,
  isAddressLike,
  participant,
  person,
  toEmailAddress,
} from '@aube/dictionary';
import { locales } from '@aube/content/locale';
import { z } from 'zod';
import { hasLetter, isSingleLine, plainLetters } from './people/rules/person-name.ts';
import { isPlausiblePhoneNumber } from './people/rules/phone-number.ts';
import { isUnsafeText, toFreeText } from './people/rules/visible-text.ts';
import { isLocalDate } from './time/rules/local-date.ts';
import { toKnownTimeZone } from './time/rules/device-zone.ts';
import { isTimeZone } from './time/rules/zone.ts';

/**
 * Schemas for the texts, numbers and dates of inputs. Messages are codes that the web and REST
 * translate.
 */

/**
 * Text in NFC, trimmed, without invisible characters, with at most `max` code units.
 * @decision D95
 */
export const text = (max: number, { min = 1 }: { min?: number } = {}) => {
  const typed = z.string({ error: 'required' }).max(max, { error: 'tooLong' });
  return (min > 0 ? typed.min(min, { error: 'required' }) : typed)
    .refine((value) => !isUnsafeText(value), { error: 'unsafeText' })
    .transform((value) => toFreeText(value).trim())
    .refine((value) => value.length >= min, {
      error: min > 0 ? 'required' : 'invalid',
      abort: true,
    });
};

export const lineText = (max: number) =>
  text(max).refine((value) => isSingleLine(value), { error: 'unsafeText' });

/** Name that may be older than the rules of D95; `nameFaults` checks a changed name. */
export const changedName = lineText(person.fields.lastName.maximumLength)
  .transform(plainLetters)
  .refine((name) => name.length <= person.fields.lastName.maximumLength, { error: 'tooLong' });

/** @decision D95 */
export const personName = changedName.refine(hasLetter, { error: 'noLetter' });

export const longText = (max: number) => text(max, { min: 0 });

/** Like `text`, for several pasted lines or a file, without trimming. */
export const pastedText = (max: number) =>
  z
    .string({ error: 'required' })
    .max(max, { error: 'tooLong' })
    .refine((value) => !isUnsafeText(value), { error: 'unsafeText' })
    .transform(toFreeText);

/**
 * Password as typed, without trimming or normalisation. The procedure checks the rules of
 * passwords.
 */
export const secret = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(1024, { error: 'tooLong' })
  .refine((value) => !isUnsafeText(value), { error: 'unsafeText' });

export const linkToken = z
  .string({ error: 'required' })
  .max(128, { error: 'invalidToken' })
  .regex(/^[A-Za-z0-9_-]{20,128}$/, { error: 'invalidToken' });

export const whole = (min: number, max: number) =>
  z
    .number({ error: (issue) => (issue.input === undefined ? 'required' : 'notWhole') })
    .int({ error: 'notWhole' })
    .min(min, { error: 'tooSmall' })
    .max(max, { error: 'tooBig' });

/** Positive int4 (decision D6). */
export const entityId = whole(1, 2_147_483_647);

/** Version sent by a caller who has not read any version; no row has this version. */
export const NO_VERSION = 2_147_483_647;
export const rowVersion = whole(1, NO_VERSION);

/** Real calendar date `YYYY-MM-DD`, 1900–2100. */
export const localDate = z
  .string({ error: 'required' })
  .max(10, { error: 'notADate' })
  .refine((value) => isLocalDate(value), { error: 'notADate' })
  .meta({ format: 'date' });

/** Minutes after midnight, 00:00–23:59. */
export const clockTime = whole(0, 1439);

/** Address of an account in lower case; the address may be older than the rules of D95. */
export const accountEmail = text(254)
  .transform(toEmailAddress)
  .refine(isAddressLike, { error: 'notAnEmail' });

/** Email address that the mail sender accepts, in lower case. @decision D95 */
export const email = text(254)
  .transform(toEmailAddress)
  .refine((address) => emailAddressFault(address) === null, {
    error: ({ input }) => emailAddressFault(String(input)) ?? 'notAnEmail',
  });

export const optionalText = (max: number) =>
  longText(max)
    .nullish()
    .transform((value) => value || null);

export const optionalLine = (max: number) =>
  optionalText(max).refine((value) => value === null || isSingleLine(value), {
    error: 'unsafeText',
  });

export const phoneNumber = optionalText(participant.fields.phoneNumber.maximumLength).refine(
  (typed) => typed === null || isPlausiblePhoneNumber(typed),
  { error: 'notAPhoneNumber' },
);

export const timeZone = text(64).refine((value) => isTimeZone(value), { error: 'notATimeZone' });

/**
 * Time zone of a device. An unknown zone is accepted, so that a browser's fault stops nobody. An
 * empty text is refused: the form asked, and nothing was chosen.
 * @decision D97
 */
export const deviceTimeZone = text(1000).optional().transform(toKnownTimeZone);

export const locale = z.enum(locales, { error: 'unknownChoice' });

export const entityIds = (most: number) =>
  z
    .array(entityId, { error: 'required' })
    .max(most, { error: 'tooMany' })
    .transform((ids) => [...new Set(ids)]);

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: 'unknownChoice' });

export const flag = z.boolean({ error: 'notYesOrNo' });

/** ISO 8601 time with a zone, 1900–2100; converted to a `Date`. */
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
