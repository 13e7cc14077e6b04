import type { RestRow } from '../rest/route.ts';
import type { Vocabulary } from '../rest/vocabulary/vocabulary.ts';
import type { Ask } from './server-world.ts';

export type Input = Record<string, unknown>;

function valueAt(source: unknown, path: readonly string[]): unknown {
  let value = source;
  for (const key of path) value = (value as Input | null | undefined)?.[key];
  return value;
}

export function toFrenchBody(vocabulary: Vocabulary, input: unknown): Input {
  const body: Input = {};
  for (const { french, keys, codec, words, access } of vocabulary) {
    const value = valueAt(input, keys);
    if (access === 'out' || value === undefined || value === null) continue;
    if (french in body) continue;
    if (codec) body[french] = codec.encode(value);
    else if (!words) body[french] = value;
    else if (Array.isArray(value)) body[french] = value.map((item) => toFrenchBody(words, item));
    else body[french] = toFrenchBody(words, value);
  }
  return body;
}

export function textOfPlace(value: unknown): string {
  if (typeof value === 'object' && value !== null) return textOfPlace(Object.values(value)[0]);
  return String(value)
    .replace('ABANDONMENT', 'ABANDON')
    .replace(/^[A-Z]+\d*$/, (code) => code.toLowerCase());
}

export type RestRequest = { path: string; ask: Ask };

export function restRequestOf(row: RestRow, input: Input): RestRequest {
  let { path } = row;
  for (const [field, { place }] of Object.entries(row.url ?? {})) {
    path = path.replace(`{${place}}`, textOfPlace(input[field]));
  }
  const query = new URLSearchParams();
  for (const [french, { field }] of Object.entries(row.query ?? {})) {
    const value = input[field];
    if (value !== undefined)
      query.set(french, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (query.size > 0) path += `?${query.toString()}`;
  const ask: Ask = { method: row.method };
  if (row.body) ask.body = toFrenchBody(row.body, input);
  return { path, ask };
}
