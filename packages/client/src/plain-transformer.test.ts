import { deserialize, serialize } from 'superjson';
import { describe, expect, it } from 'vitest';
import { plainTransformer } from './plain-transformer.ts';

const overTheWire = (envelope: unknown) => JSON.parse(JSON.stringify(envelope));
const at = new Date('2026-01-06T12:12:00Z');

const plain: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', 0],
  ['a text', 'Nuit du 5 au 6'],
  ['nothing', undefined],
  ['a date', at],
  [
    'a tree',
    {
      days: [
        { at, night: null },
        { at: null, night: { naps: [] } },
      ],
    },
  ],
  ['dates in lists', [at, [at]]],
  ['keys with dots', { 'a.b': at, c: { 'd.e.': [at] } }],
];

describe('plainTransformer', () => {
  it.each(plain)('reads what superjson wrote of %s', (_name, value) => {
    expect(plainTransformer.deserialize(overTheWire(serialize(value)))).toEqual(value);
  });

  it('reads what is absent as absent or undefined', () => {
    const value = { a: undefined, b: { c: undefined, d: 1 } };
    expect(plainTransformer.deserialize(overTheWire(serialize(value)))).toEqual(value);
  });

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['a tree', { dayId: 4, fields: { naps: [{ start: '13:30' }] } }],
    ['what is absent', { a: undefined, b: 1 }],
  ])('writes %s as superjson reads it', (_name, value) => {
    const envelope = overTheWire(plainTransformer.serialize(value)) as never;
    expect(deserialize(envelope)).toEqual(value);
  });

  it.each([
    ['a map', new Map([['a', 1]])],
    ['a set', { a: new Set([1]) }],
    ['a big number', [1n]],
    ['an error', new Error('x')],
    ['keys with backslashes', { 'a\\': { c: at } }],
  ])('does not pretend to read %s', (_name, value) => {
    const envelope = overTheWire(serialize(value)) as never;
    expect(() => plainTransformer.deserialize(envelope)).toThrow('no plain value');
  });
});
