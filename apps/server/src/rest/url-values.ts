import { AppError, choicesOf, EXPORT_FILES, type ExportFileName } from '@aube/api/server';
import { z } from 'zod';
import type { InputOf } from './procedure-types.ts';
import { codes, Malformed } from './vocabulary/codecs.ts';

/**
 * Reads the value of a `{place}` in a path. An unknown code becomes `Malformed`.
 * @throws 404 `NOT_FOUND` for text that cannot be an identifier
 */
export type UrlReader<T = unknown> = {
  place: string;
  read: (text: string) => T | Malformed;
  shape: z.ZodType;
};

/** Reads a query parameter. A value without an English form becomes `Malformed`. */
export type QueryReader = {
  read: (text: string) => unknown;
  /** Schema of the text in the address; needed when the schema of the procedure differs. */
  shape?: z.ZodType;
};

const LARGEST_ID = 2_147_483_647;

function toWhole(text: string, largest: number): number {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= largest)) throw new AppError('NOT_FOUND');
  return value;
}

/** @decision D6 */
export const idAt = (place: string): UrlReader<number> => ({
  place,
  shape: z.int().min(1).max(LARGEST_ID),
  read: (text) => toWhole(text, LARGEST_ID),
});

/** Id that is not a number; the procedure checks that the id exists. @decision D6 */
export const textAt = (place: string): UrlReader<string> => ({
  place,
  shape: z.string().max(64),
  read: (text) => text.slice(0, 64),
});

export const numberAt = (place: string): UrlReader<number> => ({
  place,
  shape: z.int().min(1).max(999),
  read: (text) => toWhole(text, 999),
});

/** @decision D43 */
export const dayAt = (place: string): UrlReader<{ date: string } | { dayId: number }> => ({
  place,
  shape: z.union([z.int().min(1).max(LARGEST_ID), z.iso.date()]),
  read: (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) ? { date: text } : { dayId: toWhole(text, LARGEST_ID) },
});

/** Whole number in a query. The procedure refuses text that is not a number. */
export const wholeNumber = (text: string): unknown =>
  /^\d{1,10}$/.test(text) ? Number(text) : text;

/** `oui` or `non` in a query. The procedure refuses all other texts. */
export const yesOrNo = (text: string): unknown =>
  text === 'oui' ? true : text === 'non' ? false : text;

export function oneWordOf(frenchOf: Readonly<Record<string, string>>): QueryReader {
  const { decode, shape } = codes(frenchOf);
  return { read: decode, ...(shape && { shape }) };
}

const GIVEN_SHOWN = 64;

/** @decision D65 */
export const exportFileAt = (place: string): UrlReader<ExportFileName> => ({
  place,
  shape: z.enum(EXPORT_FILES),
  read(text) {
    const file = EXPORT_FILES.find((name) => name === text);
    const params = { ...choicesOf(EXPORT_FILES), given: text.slice(0, GIVEN_SHOWN) };
    return file ?? new Malformed('unknownChoice', params);
  },
});

type QuestionnaireCode = InputOf<'questionnaires.getDefinition'>['code'];

const QUESTIONNAIRES: ReadonlyMap<string, QuestionnaireCode> = new Map([
  ['ps', 'PS'],
  ['s0', 'S0'],
  ['s6', 'S6'],
  ['s12', 'S12'],
  ['s24', 'S24'],
  ['abandon', 'ABANDONMENT'],
]);

/** Questionnaire code in lower case. @decision D42 */
export const questionnaireAt = (place: string): UrlReader<QuestionnaireCode> => ({
  place,
  shape: z.enum([...QUESTIONNAIRES.keys()]),
  read(text) {
    const code = QUESTIONNAIRES.get(text);
    if (code === undefined) throw new AppError('NOT_FOUND');
    return code;
  },
});
