import type { Locale } from '@aube/content/locale';
import type { OneNeeded } from '../route.ts';
import { schemaNameOf, type Field, type Vocabulary } from '../vocabulary/vocabulary.ts';
import {
  isListSchema,
  itemsOf,
  jsonSchemaOf,
  oneOf,
  orNull,
  placeAt,
  placeOf,
  type JsonSchema,
  type Place,
  type Side,
} from './json-schema.ts';
import { wordText } from './texts/word-texts.ts';

const isShaped = (words: Vocabulary | undefined): boolean =>
  words?.some(({ shape }) => shape !== undefined) ?? false;

function schemaOfWord(
  { words, shape, codec }: Field,
  { found }: Place,
  { side, locale }: { side: Side; locale: Locale },
): JsonSchema {
  const own = shape ?? codec?.shape;
  if (own) return jsonSchemaOf(own, side);
  if (found.length === 0 && !isShaped(words)) return { type: 'null' };
  if (!words) return oneOf(found);
  const lists = found.filter(isListSchema);
  const inner = objectOf(words, lists.length > 0 ? itemsOf(lists) : found, { side, locale });
  return lists.length > 0 ? { type: 'array', items: inner } : inner;
}

function lacks({ shape, words, codec }: Field, { mayBeNull, found }: Place): boolean {
  if (shape) return placeOf([jsonSchemaOf(shape, 'output')]).mayBeNull;
  if (found.length === 0) return !isShaped(words);
  const isUnnamed = (code: unknown) => codec?.encode(code) === null;
  return mayBeNull || found.some(({ enum: codes = [] }) => codes.some(isUnnamed));
}

/**
 * Object schema of a vocabulary. A reply requires every name. When a body has two names for one
 * required field, both names are optional.
 */
export function objectOf(
  vocabulary: Vocabulary,
  sources: readonly JsonSchema[],
  given: {
    side: Side;
    locale: Locale;
    completed?: readonly string[] | undefined;
    oneNeeded?: OneNeeded | undefined;
  },
): JsonSchema {
  const { side, locale, completed = [], oneNeeded = {} } = given;
  const unused = side === 'input' ? 'out' : 'in';
  const used = vocabulary.filter(({ access }) => access !== unused);
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const field of used) {
    const place = placeAt(sources, field.keys);
    const isAlone = used.filter(({ english }) => english === field.english).length === 1;
    const mayBeNull =
      side === 'output'
        ? lacks(field, place)
        : place.mayBeNull || !isAlone || completed.includes(field.french);
    const schema = schemaOfWord(field, place, { side, locale });
    properties[field.french] = {
      ...(mayBeNull ? orNull(schema) : schema),
      description: wordText(field.french, locale),
    };
    if (side === 'output' || !(mayBeNull || Object.hasOwn(oneNeeded, field.french)))
      required.push(field.french);
  }
  const ways = Object.entries(oneNeeded).map(([word, value]) => ({
    required: [word],
    ...(Object.keys(value).length > 0 && { properties: { [word]: value } }),
  }));
  return {
    title: schemaNameOf(vocabulary, side),
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    // The `anyOf` is written inside `allOf`, because code generators misread an `anyOf` beside
    // `properties`.
    ...(ways.length > 0 && { allOf: [{ anyOf: ways }] }),
  };
}
