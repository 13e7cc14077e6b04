import { z } from 'zod';

export type JsonSchema = {
  $ref?: string;
  title?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  additionalProperties?: JsonSchema | boolean;
  [keyword: string]: unknown;
};

export type Side = 'input' | 'output';

export function jsonSchemaOf(schema: z.ZodType, io: Side): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodDate) {
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      }
      // A tuple is written as a list with items of one kind, because generators and linters require
      // `items`.
      if (jsonSchema.prefixItems)
        jsonSchema.items = oneOf(jsonSchema.prefixItems as JsonSchema[]) as typeof jsonSchema;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  const { $schema: _dialect, ...rest } = made as JsonSchema;
  return rest;
}

const isNull = ({ type }: JsonSchema) => type === 'null';

function branches(schema: JsonSchema): JsonSchema[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(branches);
  const { type } = schema;
  return Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : [schema];
}

/**
 * Place in a document. `found`: possible schemas, except null. `mayBeNull`: true when the value may
 * be null or absent.
 */
export type Place = { found: JsonSchema[]; mayBeNull: boolean };

export const placeOf = (schemas: readonly JsonSchema[], mayBeNull = false): Place => {
  const all = schemas.flatMap(branches);
  return { found: all.filter((each) => !isNull(each)), mayBeNull: mayBeNull || all.some(isNull) };
};

function inside({ found, mayBeNull }: Place, key: string): Place {
  let lacks = mayBeNull;
  const next = found.flatMap(({ properties, required = [] }) => {
    const inner = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    lacks ||= inner === undefined || !required.includes(key);
    return inner ? [inner] : [];
  });
  return placeOf(next, lacks);
}

export const placeAt = (schemas: readonly JsonSchema[], keys: readonly string[]): Place =>
  keys.reduce(inside, placeOf(schemas));

export const itemsOf = (schemas: readonly JsonSchema[]): JsonSchema[] =>
  schemas.flatMap(({ items }) => (items ? [items] : []));

export const isListSchema = ({ type }: JsonSchema) => type === 'array';

export function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const different = new Map(schemas.map((each) => [JSON.stringify(each), each]));
  const [only = {}] = different.values();
  return different.size > 1 ? { anyOf: [...different.values()] } : only;
}

export function orNull(schema: JsonSchema): JsonSchema {
  if (Object.keys(schema).length === 0) return schema;
  if (branches(schema).some(isNull)) return schema;
  if (schema.anyOf && !schema.title)
    return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  const isPlain =
    typeof schema.type === 'string' && !schema.enum && !('const' in schema) && !schema.title;
  if (isPlain) return { ...schema, type: [String(schema.type), 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}
