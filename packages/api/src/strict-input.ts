import { z } from 'zod';

type Schema = z.core.$ZodType;

const mapped = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strictInput(field)]));

function partsOf(schema: Schema): Record<string, unknown> | null {
  if (schema instanceof z.ZodObject) {
    const catchall = schema.def.catchall ?? z.never();
    return { shape: mapped(schema.def.shape), catchall };
  }
  if (schema instanceof z.ZodUnion) return { options: schema.def.options.map(strictInput) };
  if (schema instanceof z.ZodArray) return { element: strictInput(schema.def.element) };
  if (schema instanceof z.ZodRecord) return { valueType: strictInput(schema.def.valueType) };
  if (schema instanceof z.ZodPipe) {
    const isMade = schema.def.in instanceof z.ZodTransform;
    return isMade ? { out: strictInput(schema.def.out) } : { in: strictInput(schema.def.in) };
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return { innerType: strictInput(schema.def.innerType) };
  }
  return null;
}

/**
 * Returns a schema that refuses unknown fields, also in nested objects. Otherwise a misspelt
 * filter would return all rows.
 */
export function strictInput<Given extends Schema>(schema: Given): Given {
  const parts = partsOf(schema);
  return parts && schema instanceof z.ZodType ? schema.clone({ ...schema.def, ...parts }) : schema;
}
