import { z } from 'zod';

/** zod's types whose values JSON holds as they are. */
const LEAVES = new Set(['string', 'number', 'boolean', 'null', 'enum', 'literal']);

type Schema = z.core.$ZodType;

/** The schema of a field that may be left out; as an item of a list it would become null. */
const fieldOf = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? schema.def.innerType : schema;

/** The schemas of the values that lie right in a value of this one; null for one that JSON does not hold. */
function partsOf(schema: Schema): readonly Schema[] | null {
  if (LEAVES.has(schema._zod.def.type)) return [];
  if (schema instanceof z.ZodNullable) return [schema.def.innerType];
  if (schema instanceof z.ZodLazy) return [schema.def.getter()];
  if (schema instanceof z.ZodArray) return [schema.def.element];
  if (schema instanceof z.ZodTuple) {
    return schema.def.rest ? [...schema.def.items, schema.def.rest] : schema.def.items;
  }
  if (schema instanceof z.ZodObject) return Object.values(schema.def.shape).map(fieldOf);
  if (schema instanceof z.ZodUnion) return schema.def.options;
  if (schema instanceof z.ZodRecord) return [schema.def.keyType, schema.def.valueType];
  return null;
}

/**
 * Whether JSON holds every value of a schema as it is, so that superjson would add nothing. A field
 * that may be left out is left out of the JSON too; a schema that holds itself is looked at once.
 */
export function isPlain(schema: Schema, seen = new Set<Schema>()): boolean {
  if (seen.has(schema)) return true;
  seen.add(schema);
  return partsOf(schema)?.every((part) => isPlain(part, seen)) ?? false;
}

/**
 * Whether a procedure's output needs no walk of superjson, which takes ten times as long as writing
 * the JSON: the envelope is the same. A date or a default in the schema puts it on the long way.
 */
export function hasPlainOutput(definition: object): boolean {
  const { output } = definition as { output?: z.core.$ZodType };
  return output !== undefined && isPlain(output);
}
