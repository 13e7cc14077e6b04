import type { FieldIssue } from '@aube/api/server';
import type { z } from 'zod';
import { Malformed, type Codec } from './codecs.ts';

type Json = Record<string, unknown>;

/**
 * Fault found by the REST layer. `french` names the field when the procedure has no corresponding
 * field.
 */
export type EdgeIssue = FieldIssue & { french?: string };

export type Path = (string | number)[];

type Access = 'both' | 'out' | 'in';

type FieldOptions = {
  codec?: Codec;
  words?: Vocabulary;
  /** True when the keys are data, such as item codes, and are not translated. */
  isRecord?: boolean;
  /** `out`: only in replies, and ignored in a body. `in`: only in bodies. */
  access?: Access;
  /** Schema of the value; needed when neither the procedure nor the codec has one. */
  shape?: z.ZodType;
};

export type Field = {
  french: string;
  english: string;
  keys: readonly string[];
  access: Access;
  words: Vocabulary | undefined;
  codec: Codec | undefined;
  isRecord: boolean;
  shape: z.ZodType | undefined;
};

export type Vocabulary = readonly Field[];

const names = new WeakMap<Vocabulary, string>();

/** Names the schema of a vocabulary in the OpenAPI document, for example `JourJournalSommeil`. */
export function named<Words extends Vocabulary>(name: string, vocabulary: Words): Words {
  names.set(vocabulary, name);
  return vocabulary;
}

/**
 * Schema name of a vocabulary. A body whose fields differ from the reply has its own name, such as
 * `JourJournalSommeilSaisie`.
 * @throws when the vocabulary has no name
 */
export function schemaNameOf(vocabulary: Vocabulary, side: 'input' | 'output'): string {
  const name = names.get(vocabulary);
  if (name === undefined) {
    throw new Error(`Name these words: ${vocabulary.map(({ french }) => french).join(', ')}`);
  }
  const hasOtherFields = vocabulary.some(({ access }) => access !== 'both');
  return side === 'input' && hasOtherFields && vocabulary.some(isShown) ? `${name}Saisie` : name;
}

type Given<Options, Key extends string, Otherwise> =
  Options extends Record<Key, infer Value> ? Value : Otherwise;

type Word<English extends string, Options> = Field & {
  english: English;
  access: Given<Options, 'access', 'both'>;
  words: Given<Options, 'words', undefined>;
};

/**
 * Pairs a French field with an English field. The English name may be a path into an object, such
 * as `night.lightsOutTime`.
 */
export function word<const English extends string>(
  french: string,
  english: English,
): Word<English, object>;
export function word<const English extends string, const Options extends FieldOptions>(
  french: string,
  english: English,
  options: Options,
): Word<English, Options>;
export function word(french: string, english: string, options: FieldOptions = {}): Field {
  const { codec, words, isRecord = false, access = 'both', shape } = options;
  return { french, english, keys: english.split('.'), access, words, codec, isRecord, shape };
}

const isShown = ({ access }: Field) => access !== 'in';
const isTaken = ({ access }: Field) => access !== 'out';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(source: unknown, path: readonly string[]): unknown {
  let value = source;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return value;
}

function fieldToFrench({ codec, words }: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (codec) return codec.encode(value);
  if (!words) return value;
  return Array.isArray(value) ? value.map((item) => toFrench(words, item)) : toFrench(words, value);
}

/**
 * Translates a procedure's answer for the REST paths. Fields without a French name are left out.
 */
export function toFrench(vocabulary: Vocabulary, source: unknown): Json {
  const shown = vocabulary.filter(isShown);
  return Object.fromEntries(
    shown.map((field) => [field.french, fieldToFrench(field, valueAt(source, field.keys))]),
  );
}

function fieldToEnglish(field: Field, value: unknown, faults: FieldIssue[], at: Path): unknown {
  const { codec, words } = field;
  if (codec) {
    const decoded = codec.decode(value);
    if (decoded instanceof Malformed) faults.push(decoded.issueAt(at));
    return decoded;
  }
  if (!words) return value;
  const read = (item: unknown, place: Path) =>
    isObject(item) ? toEnglish(words, item, faults, place) : item;
  return Array.isArray(value)
    ? value.map((item, index) => read(item, [...at, index]))
    : read(value, at);
}

/**
 * Translates a body for the procedures; null counts as absent. A value without an English form
 * becomes `Malformed`, which the procedure's schema refuses.
 */
export function toEnglish(
  vocabulary: Vocabulary,
  body: Json,
  faults: FieldIssue[],
  at: Path = [],
): Json {
  const result: Json = {};
  for (const field of vocabulary.filter(isTaken)) {
    const parents = field.keys.slice(0, -1);
    const leaf = field.keys.at(-1) ?? '';
    let target = result;
    for (const key of parents) target = (target[key] ??= {}) as Json;
    const value = Object.hasOwn(body, field.french) ? body[field.french] : undefined;
    if (value === undefined || value === null) continue;
    target[leaf] = fieldToEnglish(field, value, faults, [...at, ...field.keys]);
  }
  return result;
}

const MOST_UNKNOWN = 20;

/**
 * Faults of body fields that the vocabulary does not know, for example `siestes.0.heure_debu`.
 * `alsoKnown`: further allowed names.
 */
export function unknownFields(
  vocabulary: Vocabulary,
  body: Json,
  alsoKnown: ReadonlySet<string> = new Set(),
): EdgeIssue[] {
  const inside = (words: Vocabulary, value: unknown, place: string): string[] => {
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => inside(words, item, `${place}${index}.`));
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const field = words.find(({ french }) => french === key);
      if (!field) return place === '' && alsoKnown.has(key) ? [] : [`${place}${key}`];
      return field.words && isTaken(field) ? inside(field.words, inner, `${place}${key}.`) : [];
    });
  };
  return inside(vocabulary, body, '')
    .slice(0, MOST_UNKNOWN)
    .map((french) => ({ path: [], code: 'unknownField', french }));
}

const startsWith = (path: Path, start: readonly string[]) =>
  start.every((key, index) => path[index] === key);

/**
 * Translates a path: `['night', 'naps', 0, 'endTime']` → `['siestes', 0, 'heure_fin']`. Null for a
 * path without a French name.
 */
export function toFrenchPath(vocabulary: Vocabulary, path: Path): Path | null {
  for (const { french, keys, words, isRecord } of vocabulary.filter(isTaken)) {
    if (!startsWith(path, keys)) continue;
    const rest = path.slice(keys.length);
    if (isRecord) return [french, ...rest];
    if (!words) return [french];
    const index = typeof rest[0] === 'number' ? rest.slice(0, 1) : [];
    return [french, ...index, ...(toFrenchPath(words, rest.slice(index.length)) ?? [])];
  }
  return null;
}
