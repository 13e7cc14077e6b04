import { expect, it } from 'vitest';
import { suspendedSince } from './suspended-since.ts';

const span = (raised: string, ended: string | null) => ({
  raisedOn: `2026-${raised}`,
  raisedTime: 1080,
  endedOn: ended && `2026-${ended}`,
});

it.each([
  ['no suspension', [], null],
  ['one that is over', [span('03-02', '03-04')], null],
  ['one that lasts', [span('03-02', null)], '2026-03-02'],
  ['the first of two', [span('03-03', null), span('03-02', null)], '2026-03-02'],
  ['a second after one that is over', [span('03-01', '03-02'), span('03-04', null)], '2026-03-04'],
])('suspended since: %s', (_, suspensions, since) => {
  expect(suspendedSince(suspensions)).toBe(since);
});
