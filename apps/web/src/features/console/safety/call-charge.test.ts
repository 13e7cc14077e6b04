import { expect, it } from 'vitest';
import { callChargeOf } from './call-charge.ts';

const charge = (by: string, hour: number) => ({
  by,
  at: `2026-01-06T${hour}:00:00.000Z`,
  undoableUntil: null,
});
const line = (reason: 'crisis' | 'silent' | 'lowEfficiency', of: object | null) =>
  ({ reason, charge: of }) as never;

it.each([
  ['nobody, without a charge', [line('silent', null)], null],
  ['nobody, when only the alert is taken', [line('crisis', charge('Ana', 10))], null],
  ['who took a call', [line('crisis', null), line('silent', charge('Ana', 10))], 'Ana'],
  [
    'the last one who took a call',
    [line('silent', charge('Ana', 10)), line('lowEfficiency', charge('Luc', 11))],
    'Luc',
  ],
])('names %s', (_, reasons, by) => {
  const others = { userId: 8, reasons: [line('silent', charge('Zoé', 12))] };
  expect(callChargeOf([{ userId: 7, reasons }, others], 7)?.by ?? null).toBe(by);
});

it('names nobody for a person who is not listed', () => {
  expect(callChargeOf([], 7)).toBeNull();
});
