import { describe, expect, it } from 'vitest';
import { suspendedNights } from './suspended-nights.ts';

const NIGHTS = ['03-01', '03-02', '03-03', '03-04', '03-05'].map((day) => `2026-${day}`);
const span = (raised: string, ended: string | null, raisedTime = 1080) => ({
  raisedOn: `2026-${raised}`,
  raisedTime,
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
    ['with the night of an answer at midnight', [span('03-04', null, 0)], ['03-04', '03-05']],
    ['with the night of an answer at 00:30', [span('03-04', null, 30)], ['03-04', '03-05']],
    ['with the night of an answer at 11:59', [span('03-04', null, 719)], ['03-04', '03-05']],
    ['without the night of an answer at noon', [span('03-04', null, 720)], ['03-05']],
    ['without the night of an answer at 23:59', [span('03-04', null, 1439)], ['03-05']],
    ['one night for a morning', [span('03-02', '03-02', 540)], ['03-02']],
    [
      'two that overlap',
      [span('03-01', '03-03'), span('03-02', '03-04')],
      ['03-02', '03-03', '03-04'],
    ],
  ])('%s', (_, suspensions, expected) => {
    expect(suspendedNights(suspensions, NIGHTS)).toEqual(expected.map((day) => `2026-${day}`));
  });
});
