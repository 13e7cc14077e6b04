import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, toAppError } from './errors.ts';
import { whole } from './primitives.ts';

const refused = z.object({ week: whole(1, 25) }).safeParse({ week: 26 }).error;

it('reports a refused input by field, and takes an output that does not fit for our own fault', () => {
  const input = toAppError(new TRPCError({ code: 'BAD_REQUEST', cause: refused }));
  const week = { path: ['week'], code: 'tooBig', params: { most: 25 } };
  expect([input.appCode, input.issues]).toEqual(['INVALID', [week]]);
  const output = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: refused });
  expect(toAppError(output).appCode).toBe('INTERNAL');
  expect(toAppError(refused).appCode).toBe('INVALID');
});

it('says of what is missing that it is required, whatever its shape', () => {
  const shape = z.object({ naps: z.array(z.string()), isKept: z.boolean(), of: z.object({}) });
  const codesOf = (input: unknown) =>
    toAppError(shape.safeParse(input).error).issues.map(({ path, code }) => [path[0], code]);
  expect(codesOf({})).toEqual([
    ['naps', 'required'],
    ['isKept', 'required'],
    ['of', 'required'],
  ]);
  expect(codesOf({ naps: 'none', isKept: 1, of: null })).toEqual([
    ['naps', 'invalid'],
    ['isKept', 'invalid'],
    ['of', 'invalid'],
  ]);
});

it.each([
  ['23505', 'ALREADY_EXISTS'],
  ['23503', 'ALREADY_EXISTS'],
  ['40001', 'UNAVAILABLE'],
  ['57P01', 'UNAVAILABLE'],
  ['57014', 'UNAVAILABLE'],
  ['08006', 'UNAVAILABLE'],
  ['53300', 'UNAVAILABLE'],
  ['ECONNREFUSED', 'UNAVAILABLE'],
  ['42P01', 'INTERNAL'],
  ['23514', 'INTERNAL'],
])('reads the code %s of the database, however deep it lies (ER-3)', (code, expected) => {
  const fault = Object.assign(new Error('select canary'), { code });
  const wrapped = new Error('Failed query: canary', { cause: fault });
  expect(toAppError(wrapped).appCode).toBe(expected);
  expect(toAppError(wrapped).message).not.toContain('canary');
});

it.each([
  'Query read timeout',
  'Client was closed and is not queryable',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
])('a statement without an answer is a database that is away: %s', (message) => {
  const wrapped = new Error('Failed query: rollback', { cause: new Error(message) });
  expect(toAppError(wrapped)).toMatchObject({ appCode: 'UNAVAILABLE', retryAfterSeconds: 2 });
});

it('keeps an error of ours as it is, also as a cause', () => {
  const ours = new AppError('DAY_EXPIRED');
  expect(toAppError(ours)).toBe(ours);
  expect(toAppError(new Error('x', { cause: ours }))).toBe(ours);
});

it.each([
  [whole(1, 25), 0, { least: 1 }],
  [whole(1, 25), 26, { most: 25 }],
  [z.literal(['fr', 'en'], { error: 'unknownChoice' }), 'de', { choices: 'fr, en' }],
  [z.string().max(2, { error: 'tooLong' }), 'abc', undefined],
])('says what would have been taken', (schema: z.ZodType, value, params) => {
  const [issue] = toAppError(schema.safeParse(value).error).issues;
  expect(issue?.params).toEqual(params);
});
