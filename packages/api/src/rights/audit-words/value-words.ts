import { nightFieldNames, nightFields } from '@aube/dictionary';
import { alertName, flagName, type Instrument } from '@aube/content';
import type { Locale } from '@aube/content/locale';
import { clockWords, formatDate, formatMoment } from '../../time/rules/written-time.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { codeWords } from './code-words.ts';

export type ValueReader = {
  locale: Locale;
  timeZone: string;
  instruments: readonly Instrument[];
  people: ReadonlyMap<number, string>;
  places: ReadonlyMap<number, string>;
};

const YES: AuditWords = ['oui', 'yes'];
const NO: AuditWords = ['non', 'no'];
const CLOCK_FIELDS: ReadonlySet<string> = new Set([
  'anchorTime',
  'time',
  ...nightFieldNames.filter((name) => nightFields[name].kind === 'clockTime'),
]);
export const PERSON_FIELDS: ReadonlySet<string> = new Set([
  'actorUserId',
  'inChargeUserId',
  'subjectUserId',
  'userIds',
]);
export const PLACE_FIELDS: ReadonlySet<string> = new Set(['establishmentId', 'establishmentIds']);
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DATE = /^\d{4}-\d\d-\d\d$/;

function dateWords(text: string, { locale, timeZone }: ValueReader): string {
  if (DATE.test(text)) return formatDate(text, locale);
  return Number.isNaN(Date.parse(text)) ? text : formatMoment(text, locale, timeZone);
}

function numberWords(
  field: string,
  value: number,
  { people, places, locale }: ValueReader,
): string {
  if (CLOCK_FIELDS.has(field)) return clockWords(value, locale);
  if (field.endsWith('Minutes')) return `${value} min`;
  if (PERSON_FIELDS.has(field)) return people.get(value) ?? String(value);
  if (PLACE_FIELDS.has(field)) return places.get(value) ?? String(value);
  return String(value);
}

function textWords(field: string, value: string, reader: ValueReader): string {
  const { locale, instruments } = reader;
  if (field === 'flags' || field === 'code') return flagName(instruments, value)[locale];
  if (field === 'alerts' || field === 'kind') return alertName(instruments, value)[locale];
  return INSTANT.test(value) || DATE.test(value) ? dateWords(value, reader) : value;
}

function objectWords(value: object, { locale }: ValueReader): string {
  const { startTime, endTime, id, version } = value as Record<string, unknown>;
  if (typeof startTime === 'number' && typeof endTime === 'number') {
    return `${clockWords(startTime, locale)} – ${clockWords(endTime, locale)}`;
  }
  if (typeof id === 'string' && typeof version === 'string') return `${id} ${version}`;
  return JSON.stringify(value);
}

export function valueWords(field: string, value: unknown, reader: ValueReader): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return wordsIn(value ? YES : NO, reader.locale);
  if (Array.isArray(value)) {
    return value.map((each) => valueWords(field, each, reader)).join(', ') || null;
  }
  if (typeof value === 'object') return objectWords(value, reader);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const code = codeWords[field]?.[text];
  if (code) return wordsIn(code, reader.locale);
  if (typeof value === 'number') return numberWords(field, value, reader);
  return textWords(field, text, reader);
}
