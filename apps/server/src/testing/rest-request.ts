import { REST_ROWS } from '../rest/rows.ts';
import type { RestRow } from '../rest/route.ts';
import type { Vocabulary } from '../rest/vocabulary/vocabulary.ts';
import type { Ask } from './server-world.ts';

type Input = Record<string, unknown>;

function valueAt(source: unknown, path: string[]): unknown {
  let value = source;
  for (const key of path) value = (value as Input | null | undefined)?.[key];
  return value;
}

/** A procedure's input in the words of a row's body: the way back of `toEnglish`. */
export function toFrenchBody(vocabulary: Vocabulary, input: unknown): Input {
  const body: Input = {};
  for (const { french, english, codec, entity, items, access = 'both' } of vocabulary) {
    const value = valueAt(input, english);
    if (access === 'out' || value === undefined || value === null) continue;
    if (french in body) continue;
    if (codec) body[french] = codec.encode(value);
    else if (entity) body[french] = toFrenchBody(entity, value);
    else if (items && Array.isArray(value)) {
      body[french] = value.map((item) => toFrenchBody(items, item));
    } else body[french] = value;
  }
  return body;
}

/** A value of an input as it stands in a path. */
export function textOfPlace(value: unknown): string {
  if (typeof value === 'object' && value !== null) return textOfPlace(Object.values(value)[0]);
  return String(value)
    .replace('ABANDONMENT', 'ABANDON')
    .replace(/^[A-Z]+\d*$/, (code) => code.toLowerCase());
}

/** Whether a row can carry this input: what its path and its fixed part say must be in it. */
function fits({ url = {}, fixed = {} }: RestRow, input: Input): boolean {
  const needed = Object.keys(url);
  const isSaid = (field: string) => input[field] !== undefined;
  return (
    needed.every(isSaid) &&
    Object.entries(fixed).every(([field, value]) => input[field] === value) &&
    ['userId', 'id'].every((field) => !isSaid(field) || needed.includes(field))
  );
}

export type RestRequest = { row: RestRow; path: string; ask: Ask };

/** The REST request that leads to the same call; null when no row carries it. */
export function restRequestOf(procedure: string, input: unknown): RestRequest | null {
  const given = (input ?? {}) as Input;
  const row = REST_ROWS.find((each) => each.procedure === procedure && fits(each, given));
  if (!row) return null;
  let { path } = row;
  for (const [field, { place }] of Object.entries(row.url ?? {})) {
    path = path.replace(`{${place}}`, textOfPlace(given[field]));
  }
  const ask: Ask = { method: row.method };
  if (row.body) ask.body = toFrenchBody(row.body, given);
  return { row, path, ask };
}
