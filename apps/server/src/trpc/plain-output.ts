import { z } from 'zod';

/** zod's types whose values JSON holds as they are. */
const LEAVES = new Set(['string', 'number', 'boolean', 'null', 'enum', 'literal']);

/** Whether JSON holds every value of a schema as it is, so that superjson would add nothing. */
export function isPlain(schema: z.core.$ZodType): boolean {
  if (LEAVES.has(schema._zod.def.type)) return true;
  if (schema instanceof z.ZodNullable) return isPlain(schema.def.innerType);
  if (schema instanceof z.ZodArray) return isPlain(schema.def.element);
  if (schema instanceof z.ZodObject) return Object.values(schema.def.shape).every(isPlain);
  if (schema instanceof z.ZodUnion) return schema.def.options.every(isPlain);
  if (schema instanceof z.ZodRecord) {
    return isPlain(schema.def.keyType) && isPlain(schema.def.valueType);
  }
  return false;
}

/**
 * Whether a procedure's output needs no walk of superjson, which takes ten times as long as writing
 * the JSON: the envelope is the same. A date, an undefined or a default in the schema puts it on
 * the long way.
 */
export function hasPlainOutput(definition: object): boolean {
  const { output } = definition as { output?: z.core.$ZodType };
  return output !== undefined && isPlain(output);
}
