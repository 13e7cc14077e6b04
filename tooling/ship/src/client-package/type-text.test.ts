import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTypeWriter } from './type-text.ts';

const written = (schema: z.ZodType, side: 'input' | 'output') =>
  createTypeWriter()
    .write(schema, { side, path: ['area', 'call'] })
    .replaceAll(/\s+/g, ' ');

const text = z.string().transform((value) => value.trim());

it.each([
  [z.object({ a: z.int(), 'b-c': z.boolean() }), "{ a: number; 'b-c': boolean; }"],
  [z.object({ a: z.number().nullable().optional() }), '{ a?: number | null | undefined; }'],
  [z.object({ a: z.enum(['x', "it's"]) }), "{ a: 'x' | 'it\\'s'; }"],
  [z.object({ a: z.literal([1, 2]) }), '{ a: 1 | 2; }'],
  [z.array(z.union([z.string(), z.null()])), 'Array<string | null>'],
  [z.record(z.string(), z.tuple([z.number(), z.date()])), 'Record<string, [number, Date]>'],
  [z.object({}), '{}'],
])('writes what both sides of a call know, %#', (schema, type) => {
  expect(written(schema, 'input')).toBe(type);
  expect(written(schema, 'output')).toBe(type);
});

it.each([
  [z.object({ a: text.default('x') }), '{ a?: string | undefined; }', '{ a: string; }'],
  [
    z.object({
      a: z
        .string()
        .nullish()
        .transform((value) => value ?? null),
    }),
    '{ a?: string | null | undefined; }',
    '{ a?: string | null | undefined; }',
  ],
  [z.object({ a: z.string().pipe(z.coerce.number()) }), '{ a: string; }', '{ a: number; }'],
])('writes what each side knows, %#', (schema, input, output) => {
  expect([written(schema, 'input'), written(schema, 'output')]).toEqual([input, output]);
});

it('names a recursive type', () => {
  const node: z.ZodType = z.object({ children: z.array(z.lazy(() => node)) });
  const { write, declarations } = createTypeWriter();
  const place = { side: 'output', path: [] } as const;
  expect(write(z.object({ body: node }), place)).toContain('children: Array<Children>;');
  expect(declarations()).toEqual(['export type Children = {\n  children: Array<Children>;\n};\n']);
});

it('refuses a type that it cannot write', () => {
  expect(() => written(z.object({ a: z.map(z.string(), z.string()) }), 'output')).toThrow(
    'area.call.a: map',
  );
});
