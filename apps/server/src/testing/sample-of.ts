import { z } from 'zod';

type Schema = {
  const?: unknown;
  enum?: unknown[];
  type?: string;
  minimum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  items?: Schema | false;
  prefixItems?: Schema[];
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fill(schema: Schema): unknown {
  const { properties, additionalProperties, items, prefixItems } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const samples = choices.map(fill).filter((sample) => sample !== null);
    return samples.every(isObject) ? Object.assign({}, ...samples) : (samples[0] ?? null);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    const named = Object.entries(properties ?? {}).map(([key, value]) => [key, fill(value)]);
    const others = additionalProperties ? [['any', fill(additionalProperties)]] : [];
    return Object.fromEntries([...named, ...others]);
  }
  if (prefixItems) return prefixItems.map(fill);
  if (schema.type === 'array') return items ? [fill(items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return schema.type === 'string' ? 'text' : (schema.minimum ?? 1);
}

/**
 * Sample value with every field of a schema. A list has one item; for a union of objects, the
 * sample has the fields of all members.
 */
export const sampleOf = (schema: z.ZodType, io: 'input' | 'output'): unknown =>
  fill(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema);
