import { describe, expect, it } from 'vitest';
import { suspendedNights } from './suspended-nights.ts';

const NIGHTS = ['03-01', '03-02', '03-03', '03-04', '03-05'].map((day) => `2026-${day}`);
const span = (raised: string, ended: string | null) => ({
  raisedOn: `2026-${raised}`,
  endedOn: ended && `2026-${ended}`,
});

describe('nights without a schedule to keep', () => {
  it.each([
    ['no suspension', [], []],
    ['from the night after the answer', [span('03-02', null)], ['03-03', '03-04', '03-05']],
    ['until the morning of the reading', [span('03-02', '03-04')], ['03-03', '03-04']],
    ['one night', [span('03-02', '03-03')], ['03-03']],
    ['none when it ends on the same day', [span('03-02', '03-02')], []],
    ['before the nights', [span('02-20', '02-28')], []],
    ['until the first morning', [span('02-20', '03-01')], ['03-01']],
    ['after the nights', [span('03-05', null)], []],
    [
      'two that overlap',
      [span('03-01', '03-03'), span('03-02', '03-04')],
      ['03-02', '03-03', '03-04'],
    ],
  ])('%s', (_, suspensions, expected) => {
    expect(suspendedNights(suspensions, NIGHTS)).toEqual(expected.map((day) => `2026-${day}`));
  });
});
