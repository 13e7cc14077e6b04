import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAppError } from './errors.ts';
import { PROCEDURES } from './procedures.ts';
import { strictInput } from './strict-input.ts';

const part = z.object({ a: z.number().optional() });

describe('an input', () => {
  it.each([
    [part, { a: 1, b: 2, c: 3 }, ['b', 'c']],
    [part.optional(), { b: 2 }, ['b']],
    [part.nullable().default(null), { b: 2 }, ['b']],
    [part.refine(() => true), { b: 2 }, ['b']],
    [z.object({ parts: z.array(part) }), { parts: [{ a: 1 }, { b: 2 }], d: 4 }, ['parts.1.b', 'd']],
    [z.record(z.string(), part), { x: { b: 2 } }, ['x.b']],
    [z.object({ part: part.transform(({ a }) => a) }), { part: { b: 2 } }, ['part.b']],
    [
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('x') }),
        z.object({ kind: z.literal('y'), a: z.number() }),
      ]),
      { kind: 'x', a: 1 },
      ['a'],
    ],
  ] as const)('names each field that it does not have, %#', (schema, given, names) => {
    expect(schema.safeParse(given).success).toBe(true);
    const { issues } = toAppError(strictInput(schema as z.ZodType).safeParse(given).error);
    expect(issues.map(({ path, code }) => [path.join('.'), code])).toEqual(
      names.map((name) => [name, 'unknownField']),
    );
  });

  it('takes what it took, names the faults of its fields as well, and at most twenty unknown ones', () => {
    const strict = strictInput(part.refine(({ a }) => a !== 2, { error: 'invalid' }));
    expect(strict.parse({ a: 1 })).toEqual({ a: 1 });
    expect(strict.safeParse({ a: 2 }).success).toBe(false);
    const both = toAppError(strict.safeParse({ a: 'x', b: 1 }).error).issues;
    expect(both.map(({ path }) => path)).toEqual([['a'], ['b']]);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 1]));
    expect(toAppError(strict.safeParse(many).error).issues).toHaveLength(20);
  });

  it('may say what stands beside its fields', () => {
    const loose = strictInput(z.looseObject({ a: z.number() }));
    expect(loose.parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });
});

const inputs = PROCEDURES.flatMap((each) =>
  each.inputs.map((schema) => [each.name, schema] as const),
);

function objectsIn(value: unknown, place: string): [string, z.ZodObject][] {
  if (value === null || typeof value !== 'object') return [];
  const isSchema = value instanceof z.ZodType;
  if (!isSchema && !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) {
    return [];
  }
  const parts = isSchema ? value.def : value;
  const inside = Object.entries(parts).flatMap(([key, part]) =>
    key === 'checks' ? [] : objectsIn(part, `${place}.${key}`),
  );
  return value instanceof z.ZodObject ? [[place, value], ...inside] : inside;
}

it('of every procedure refuses a field that it does not have, in whatever part', () => {
  const objects = inputs.flatMap(([name, schema]) => objectsIn(schema, name));
  expect(objects.map(([place]) => place)).toContain('diary.saveDay.shape.night.shape.naps.element');
  const forgiving = objects.filter(([, schema]) => {
    const issues = toAppError(schema.safeParse({ misspelt: 1 }).error).issues;
    return !issues.some(({ path, code }) => path[0] === 'misspelt' && code === 'unknownField');
  });
  expect(forgiving.map(([place]) => place)).toEqual([]);
});

it('of every procedure names it at its door', () => {
  const doors = inputs.flatMap(([name, schema]) =>
    schema instanceof z.ZodUnion
      ? schema.def.options.map((option) => [name, option as z.ZodType] as const)
      : [[name, schema] as const],
  );
  const silent = doors.filter(([, schema]) => {
    const issues = toAppError(schema.safeParse({ misspelt: 1 }).error).issues;
    return !(schema instanceof z.ZodVoid) && !issues.some(({ path }) => path[0] === 'misspelt');
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});
