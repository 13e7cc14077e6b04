import { between, pick, type Random } from '../random.ts';

/** As much of JSON Schema as inputs use. */
export type Schema = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  $ref?: string;
};

/** A value that a caller might send for this schema, plain or hostile. */
export function sampleOf(schema: Schema, { random, hostile, find }: Making, depth = 0): unknown {
  const how = { random, hostile, find };
  const isHostile = random() < (depth === 0 ? 0.05 : 0.25);
  if (isHostile || depth > 6) return pick(random, hostile);
  if (schema.$ref !== undefined) return sampleOf(find(schema.$ref), how, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return sampleOf(pick(random, choices), how, depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (schema.properties || type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(() => random() < 0.8)
        .map(([name, child]) => [name, sampleOf(child, how, depth + 1)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: between(random, 0, 3) }, () =>
      sampleOf(schema.items ?? {}, how, depth + 1),
    );
  }
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer' || type === 'number') return between(random, 0, 60);
  return plainText(schema.format, random);
}

/** What a sample is made with. */
export type Making = {
  random: Random;
  hostile: readonly unknown[];
  /** What a `$ref` leads to. */
  find: (ref: string) => Schema;
};

function plainText(format: string | undefined, random: Random): string {
  if (format === 'date') return `2026-01-${String(between(random, 10, 28))}`;
  if (format === 'date-time') return '2026-01-20T12:00:00.000Z';
  if (format === 'email') return `fuzz-${between(random, 1, 1e6)}@many.test`;
  return pick(random, ['Camille', '23:15', '2026-01-19', 'S0', 'fr', '7', 'a phrase of words']);
}
