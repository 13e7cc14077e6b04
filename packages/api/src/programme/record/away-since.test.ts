import { expect, it } from 'vitest';
import { lastActiveOn } from './away-since.ts';

const nothing = {
  days: [],
  weeks: [],
  videos: [],
  chapterReadAt: {},
  submittedAt: { S0: null, S6: null, S12: null, S24: null },
  exercisedAt: null,
  drafts: [],
  timeZone: 'America/Toronto',
};

type Acts = Partial<Parameters<typeof lastActiveOn>[0]>;

const noAnswer = { unusualEnergyAnsweredAt: null, shiftWorkAnsweredAt: null };

it.each<[what: string, acts: Acts, expected: string | null]>([
  ['nothing', {}, null],
  [
    'a save after local midnight',
    { days: [{ updatedAt: '2026-01-20T05:00:00+00:00' }] },
    '2026-01-20',
  ],
  ['a save before it', { days: [{ updatedAt: '2026-01-20T04:59:59.9+00:00' }] }, '2026-01-19'],
  [
    'the later of two, by their decimals',
    {
      days: [{ updatedAt: '2026-01-20T04:59:59+00:00' }, { updatedAt: null }],
      exercisedAt: '2026-01-20T05:00:00.001+00:00',
    },
    '2026-01-20',
  ],
  [
    'a night begun and not saved',
    { drafts: [{ updatedAt: '2026-01-25T15:00:00+00:00' }] },
    '2026-01-25',
  ],
  ['a chapter read', { chapterReadAt: { 3: '2026-02-01T15:00:00+00:00' } }, '2026-02-01'],
  [
    'a film seen',
    { videos: [{ watchedAt: '2026-02-02T15:00:00+00:00' }, { watchedAt: null }] },
    '2026-02-02',
  ],
  [
    'a questionnaire sent',
    { submittedAt: { ...nothing.submittedAt, S6: '2026-02-03T15:00:00+00:00' } },
    '2026-02-03',
  ],
  [
    'an answer about sleepiness',
    {
      weeks: [
        { ...noAnswer, sleepyAtWheelAnsweredAt: '2026-02-04T15:00:00+00:00', chosenOn: null },
      ],
    },
    '2026-02-04',
  ],
  [
    'a schedule chosen after all else',
    {
      weeks: [{ ...noAnswer, sleepyAtWheelAnsweredAt: null, chosenOn: '2026-02-05' }],
      days: [{ updatedAt: '2026-02-04T15:00:00+00:00' }],
    },
    '2026-02-05',
  ],
  [
    'a schedule chosen alone',
    { weeks: [{ ...noAnswer, sleepyAtWheelAnsweredAt: null, chosenOn: '2026-02-05' }] },
    '2026-02-05',
  ],
])('after %s one was last active on %s', (_what, acts, expected) => {
  expect(lastActiveOn({ ...nothing, ...acts })).toBe(expected);
});
