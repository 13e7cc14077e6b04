import { expect, it } from 'vitest';
import { AUDIT_PERIODS, changesOf, periodStart } from './audit-list.ts';

it.each([
  [null, null, []],
  [null, { city: 'Laval' }, [{ field: 'city', before: null, after: 'Laval' }]],
  [{ city: 'Laval' }, null, [{ field: 'city', before: 'Laval', after: null }]],
  [
    { city: 'Laval', n: 1 },
    { city: 'Gatineau', n: 1 },
    [{ field: 'city', before: 'Laval', after: 'Gatineau' }],
  ],
  [{ naps: [1] }, { naps: [1] }, []],
  [null, { naps: [] }, []],
  [{ naps: [], note: '' }, { naps: null, note: null }, []],
  [{ naps: [] }, { naps: [1] }, [{ field: 'naps', before: null, after: [1] }]],
  [null, { napCount: 0 }, [{ field: 'napCount', before: null, after: 0 }]],
  [{ isOn: false }, { isOn: true }, [{ field: 'isOn', before: false, after: true }]],
])('from %j to %j', (before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});

it('begins each period where it says', () => {
  const now = new Date('2026-01-31T12:00:00Z');
  expect(AUDIT_PERIODS.map((period) => periodStart(period, now)?.toISOString() ?? null)).toEqual([
    '2026-01-30T12:00:00.000Z',
    '2026-01-24T12:00:00.000Z',
    '2026-01-01T12:00:00.000Z',
    '2025-01-31T12:00:00.000Z',
    null,
  ]);
});
