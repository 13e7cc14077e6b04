import { expect, it } from 'vitest';
import { z } from 'zod';
import { PROCEDURES } from './procedures.ts';

type Schema = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Schema[] =>
  Object.values(value ?? {}).filter((part): part is Schema => typeof part === 'object');

const COMPOSED = ['anyOf', 'oneOf', 'allOf'];

function fault(schema: Schema): string | null {
  if ('enum' in schema || 'const' in schema) return null;
  switch (schema['type']) {
    case 'string':
      return 'maxLength' in schema ? null : 'a text without end';
    case 'number':
    case 'integer':
      return 'minimum' in schema && 'maximum' in schema ? null : 'a number without bounds';
    case 'array':
      return 'maxItems' in schema || 'prefixItems' in schema ? null : 'a list without end';
    case undefined:
      return COMPOSED.some((key) => key in schema) || '$ref' in schema ? null : 'anything at all';
    default:
      return null;
  }
}

function findUnbounded(schema: Schema, path: string): string[] {
  const own = fault(schema);
  const named = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const inner = [
    ...[...COMPOSED, 'prefixItems', '$defs'].flatMap((key) => partsOf(schema[key])),
    ...partsOf([schema['items'], schema['additionalProperties'], schema['propertyNames']]),
  ];
  return [
    ...(own === null ? [] : [`${path}: ${own}`]),
    ...named.flatMap(([name, part]) => findUnbounded(part, `${path}.${name}`)),
    ...inner.flatMap((part) => findUnbounded(part, path)),
  ];
}

const unboundedOf = (input: z.core.$ZodType, name: string) =>
  input instanceof z.ZodVoid
    ? []
    : findUnbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name);

it.each([
  [z.object({ a: z.string() }), 'x.a: a text without end'],
  [
    z.object({ a: z.array(z.object({ b: z.number().min(0) })).max(3) }),
    'x.a.b: a number without bounds',
  ],
  [z.object({ a: z.boolean(), b: z.array(z.literal(1)) }), 'x.b: a list without end'],
  [z.record(z.enum(['a']), z.unknown()), 'x: anything at all'],
])('sees what has no bounds, %#', (input, expected) => {
  expect(unboundedOf(input, 'x').map((each) => each.replaceAll('..', '.'))).toEqual([expected]);
});

it('bounds every text, number and list that a procedure takes (FZ-2)', () => {
  const faults = PROCEDURES.flatMap(({ name, inputs }) =>
    inputs.flatMap((input) => unboundedOf(input, name)),
  );
  expect(faults).toEqual([]);
});

const NAMES = ['firstName', 'lastName', 'username', 'name', 'label', 'city', 'inclusionNumber'];

it('takes names, establishments and labels on one line, and removes changes of direction', () => {
  const named = PROCEDURES.flatMap(({ name, inputs }) =>
    inputs.flatMap((input) =>
      input instanceof z.ZodObject
        ? Object.entries(input.shape as Record<string, z.ZodType>)
            .filter(([field]) => NAMES.includes(field))
            .map(([field, schema]) => ({ of: `${name}.${field}`, schema }))
        : [],
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const kept = (text: string) =>
    named.map(({ of, schema }) => [of, schema.safeParse(text).data] as const);
  expect(kept('Ma\nRoy')).toEqual(kept('').map(([of]) => [of, undefined]));
  expect(kept('\u202EMa\u200b7')).toEqual(kept('Ma7'));
});
