import { choicesOf, type FieldIssue } from '@aube/api/server';
import type { Code } from '@aube/dictionary';
import { z } from 'zod';

/**
 * Value that cannot be translated into English. Every schema of a procedure refuses it with the
 * reason `code`.
 */
export class Malformed {
  readonly code: string;
  readonly params: FieldIssue['params'];
  constructor(code: string, params?: FieldIssue['params']) {
    this.code = code;
    this.params = params;
  }

  issueAt(path: FieldIssue['path']): FieldIssue {
    const { code, params } = this;
    return { path, code, ...(params && { params }) };
  }
}

/** Translates a value between French and English. A codec never gets null. */
export type Codec = {
  encode: (english: unknown) => unknown;
  decode: (french: unknown) => unknown;
  /** Schema of the French value; without it, the schema of the English value applies. */
  shape?: z.ZodType;
};

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `22:30` ⇄ minutes after midnight. @source specification §5 @decision D10 */
export const clockTime: Codec = {
  shape: z.string().regex(CLOCK_TIME),
  encode(minutes) {
    const value = Number(minutes);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(value / 60))}:${two(value % 60)}`;
  },
  decode(text) {
    const [, hours, minutes] = typeof text === 'string' ? (CLOCK_TIME.exec(text) ?? []) : [];
    if (hours === undefined) return new Malformed('notAClockTime');
    return Number(hours) * 60 + Number(minutes);
  },
};

/** Local date, shown as a datetime at 00:00:00 for older clients. @source specification §3 */
export const startOfDay: Codec = {
  shape: z.string().regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/),
  encode: (date) => `${String(date)}T00:00:00`,
  decode: (text) => String(text).slice(0, 10),
};

/**
 * Codec for the codes of a closed list. Key: English. Value: French. A code without a French name
 * becomes null.
 */
export function codes(frenchOf: Readonly<Record<string, string>>): Codec {
  const french = new Map(Object.entries(frenchOf));
  const english = new Map(Object.entries(frenchOf).map(([key, value]) => [value, key]));
  return {
    shape: z.enum([...english.keys()]),
    encode: (code) => french.get(String(code)) ?? null,
    decode: (code) =>
      (typeof code === 'string' ? english.get(code) : undefined) ??
      new Malformed('unknownChoice', choicesOf([...english.keys()])),
  };
}

export const codesOf = ({ codes: known }: { codes: Readonly<Record<string, Code>> }): Codec =>
  codes(Object.fromEntries(Object.entries(known).map(([code, { french }]) => [code, french])));

export function codeListOf(field: Parameters<typeof codesOf>[0]): Codec {
  const one = codesOf(field);
  return {
    shape: z.array(one.shape ?? z.string()),
    encode: (english) => (Array.isArray(english) ? english.map((code) => one.encode(code)) : null),
    decode: (french) =>
      Array.isArray(french)
        ? (french
            .map((code) => one.decode(code))
            .find((code): code is Malformed => code instanceof Malformed) ??
          french.map((code) => one.decode(code)))
        : new Malformed('required'),
  };
}

export const instant: Codec = {
  shape: z.iso.datetime({ offset: true }),
  encode: (value) => (value instanceof Date ? value.toISOString() : value),
  decode: (value) => value,
};

export const day: Codec = {
  shape: z.iso.date(),
  encode: (date) => date,
  decode: (text) => text,
};

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : item;

/** Ids that older clients write as objects: `[2, 3]` ⇄ `[{"id": 2}, {"id": 3}]`. @decision D43 */
export const idsOfObjects: Codec = {
  shape: z.array(z.object({ id: z.int().min(1) })),
  encode: (ids) => (Array.isArray(ids) ? ids.map((id: unknown) => ({ id })) : ids),
  decode: (objects) => (Array.isArray(objects) ? objects.map(idOf) : objects),
};
