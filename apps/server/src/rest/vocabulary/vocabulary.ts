import type { FieldIssue } from '@aube/api/server';
import { Malformed, type Codec } from './codecs.ts';

type Json = Record<string, unknown>;
export type Path = (string | number)[];

type FieldOptions = {
  codec?: Codec;
  /** The vocabulary of an object under this field. */
  entity?: Vocabulary;
  /** The vocabulary of each item of a list under this field. */
  items?: Vocabulary;
  /** Its keys are data, the same in both languages: answers by item code. */
  isRecord?: boolean;
  /** `out`: shown, and ignored when it is sent back; `in`: taken, never shown. */
  access?: 'both' | 'out' | 'in';
};

/** One French word and the English place it stands for. */
export type Field = FieldOptions & { french: string; english: string[] };

/** The two-way dictionary of one entity, between the REST paths and the procedures. */
export type Vocabulary = Field[];

/**
 * One word. The English side may be a path, `night.lightsOutTime`, when the procedure nests what
 * the old clients know flat.
 */
export const word = (french: string, english: string, options: FieldOptions = {}): Field => ({
  french,
  english: english.split('.'),
  ...options,
});

const isShown = ({ access = 'both' }: Field) => access !== 'in';
const isTaken = ({ access = 'both' }: Field) => access !== 'out';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(source: unknown, path: string[]): unknown {
  let value = source;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return value;
}

function fieldToFrench({ codec, entity, items }: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (codec) return codec.encode(value);
  if (entity) return toFrench(entity, value);
  if (items && Array.isArray(value)) return value.map((item) => toFrench(items, item));
  return value;
}

/** What a procedure answered, in the words of the REST paths; what is not in the dictionary stays out. */
export function toFrench(vocabulary: Vocabulary, source: unknown): Json {
  const shown = vocabulary.filter(isShown);
  return Object.fromEntries(
    shown.map((field) => [field.french, fieldToFrench(field, valueAt(source, field.english))]),
  );
}

function fieldToEnglish(field: Field, value: unknown, faults: FieldIssue[], at: Path): unknown {
  const { codec, entity, items } = field;
  if (codec) {
    const decoded = codec.decode(value);
    if (decoded instanceof Malformed) faults.push({ path: at, code: decoded.code });
    return decoded;
  }
  if (entity && isObject(value)) return toEnglish(entity, value, faults, at);
  if (items && Array.isArray(value)) {
    return value.map((item, index) =>
      isObject(item) ? toEnglish(items, item, faults, [...at, index]) : item,
    );
  }
  return value;
}

/**
 * A body in the words of the procedures. Null counts as left out. A value that has no English form
 * stays in as `Malformed`, which every schema refuses, so that its fault is told together with the
 * procedure's own and after the procedure has looked who asks; `faults` collects those.
 */
export function toEnglish(
  vocabulary: Vocabulary,
  body: Json,
  faults: FieldIssue[],
  at: Path = [],
): Json {
  const result: Json = {};
  for (const field of vocabulary.filter(isTaken)) {
    const parents = field.english.slice(0, -1);
    const leaf = field.english.at(-1) ?? '';
    let target = result;
    for (const key of parents) target = (target[key] ??= {}) as Json;
    const value = Object.hasOwn(body, field.french) ? body[field.french] : undefined;
    if (value === undefined || value === null) continue;
    target[leaf] = fieldToEnglish(field, value, faults, [...at, ...field.english]);
  }
  return result;
}

const startsWith = (path: Path, start: string[]) => start.every((key, i) => path[i] === key);

/**
 * The French key of a place in a procedure's input: `['night', 'naps', 0, 'endTime']` →
 * `['siestes', 0, 'heure_fin']`; null for a place that no French word leads to.
 */
export function toFrenchPath(vocabulary: Vocabulary, path: Path): Path | null {
  for (const field of vocabulary.filter(isTaken)) {
    if (!startsWith(path, field.english)) continue;
    const rest = path.slice(field.english.length);
    if (field.isRecord) return [field.french, ...rest];
    if (rest.length === 0 || !(field.entity ?? field.items)) return [field.french];
    if (field.entity) return [field.french, ...(toFrenchPath(field.entity, rest) ?? [])];
    const [index = 0, ...inside] = rest;
    return [field.french, index, ...(toFrenchPath(field.items ?? [], inside) ?? [])];
  }
  return null;
}
