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
  [
    'a first that was closed while a second lasts',
    [span('03-18', '03-23'), span('03-22', null)],
    '2026-03-18',
  ],
  [
    'three that overlap, the last one open',
    [span('03-22', null), span('03-20', '03-22'), span('03-18', '03-20')],
    '2026-03-18',
  ],
  [
    'one that holds two others',
    [span('03-10', '03-25'), span('03-12', '03-14'), span('03-24', null)],
    '2026-03-10',
  ],
  [
    'a second on the day after the end',
    [span('03-18', '03-21'), span('03-22', null)],
    '2026-03-22',
  ],
])('suspended since: %s', (_, suspensions, since) => {
  expect(suspendedSince(suspensions)).toBe(since);
});
