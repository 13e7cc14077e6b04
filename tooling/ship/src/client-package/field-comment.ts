import { z } from 'zod';
import { FIELD_TEXTS, type FieldText } from './field-texts.ts';

type JsonSchema = {
  type?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | false;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
};

/** Longest suffix of `path` that is a key of `FIELD_TEXTS`; null when no suffix is a key. */
export function keyOfText(path: readonly string[]): string | null {
  const ends = path.flatMap((_key, index) => [
    path.slice(index).join('.'),
    [...path.slice(index, -1), '*'].join('.'),
  ]);
  return ends.find((end) => Object.hasOwn(FIELD_TEXTS, end)) ?? null;
}

const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(branchesOf) : [schema];

const isOpenNumber = ({ type, enum: choices, ...rest }: JsonSchema) =>
  (type === 'integer' || type === 'number') && !choices && !('const' in rest);

/** Fault of a field without a meaning, a unit or bounds; null for a complete field. */
export function faultOf(path: readonly string[], schema: z.core.$ZodType): string | null {
  const key = keyOfText(path);
  const text = key === null ? undefined : FIELD_TEXTS[key];
  if (text === undefined) return 'no meaning in field-texts.ts';
  const numbers = branchesOf(jsonSchemaOf(schema)).flatMap(numbersOf);
  const hasUnit = typeof text !== 'string';
  if (numbers.length === 0) return hasUnit ? 'a unit for what is no number' : null;
  if (!hasUnit) return 'a number without a unit';
  const isBounded = numbers.every(
    ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
  );
  return isBounded ? null : 'a number without bounds';
}

/** Number schemas in a schema, including those in lists and records. */
function numbersOf(schema: JsonSchema): JsonSchema[] {
  if (isOpenNumber(schema)) return [schema];
  const inner = [schema.items, schema.additionalProperties].filter(
    (each) => each !== undefined && each !== false,
  );
  return inner.flatMap(branchesOf).flatMap(numbersOf);
}

/** Bounds of a value as text; null when the type alone gives the allowed values. */
function boundsOf(schema: JsonSchema): string | null {
  const { type, enum: choices, minimum, maximum, minLength, maxLength, maxItems } = schema;
  if (choices) return null;
  if (isOpenNumber(schema)) {
    return `${minimum} to ${maximum}${type === 'integer' ? ', whole' : ''}`;
  }
  if (type === 'array') return joined([`at most ${maxItems}`, eachOf(schema.items)]);
  if (type === 'object') return eachOf(schema.additionalProperties);
  if (type !== 'string') return null;
  return minLength === undefined
    ? `at most ${maxLength} characters`
    : `${minLength} to ${maxLength} characters`;
}

const joined = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(', ') || null;

function boundsOfBranches(schema: JsonSchema): string | null {
  return (
    branchesOf(schema)
      .flatMap((each) => boundsOf(each) ?? [])
      .join('; or ') || null
  );
}

function eachOf(inner: JsonSchema | false | undefined): string | null {
  const bounds = inner ? boundsOfBranches(inner) : null;
  return bounds && `each ${bounds}`;
}

/** Comment lines of a field; null for a field without a text. */
export function fieldComment(path: readonly string[], schema: z.core.$ZodType): string[] | null {
  const key = keyOfText(path);
  const text: FieldText | undefined = key === null ? undefined : FIELD_TEXTS[key];
  if (text === undefined) return null;
  const [meaning, unit] = typeof text === 'string' ? [text, null] : text;
  const read = jsonSchemaOf(schema);
  const bounds = boundsOfBranches(read);
  return [
    meaning,
    ...(unit === null ? [] : [`Unit: ${unit}.`]),
    ...(bounds === null ? [] : [`Bounds: ${bounds}.`]),
    ...('default' in read ? [`@defaultValue ${JSON.stringify(read.default)}`] : []),
  ];
}
