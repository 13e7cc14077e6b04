import { describe, expect, it } from 'vitest';
import { healthChangeEffect, mergeFlagChanges } from './health-change.ts';

const known = ['bipolarDisorder', 'pregnancy', 'fallRisk'];
const pregnancy = { code: 'pregnancy', lifter: 'owner' } as const;
const bipolar = { code: 'bipolarDisorder', lifter: 'staff' } as const;
const fall = { code: 'fallRisk', lifter: 'staff' } as const;
const sleepy = { code: 'sleepyAtWheel', lifter: 'twoNos' } as const;
const nothing = { raised: [], opened: [], closed: [], kept: [] };

describe('answering the safety questions anew', () => {
  it.each([
    ['nothing called for, nothing open', [], [], nothing],
    ['one called for', ['pregnancy'], [], { raised: ['pregnancy'], opened: ['pregnancy'] }],
    ['one called for that is open', ['pregnancy'], [pregnancy], { raised: ['pregnancy'] }],
    ['one no longer called for', [], [pregnancy], { closed: ['pregnancy'] }],
    ['one that staff close', [], [bipolar], { kept: ['bipolarDisorder'] }],
    ['a fall that was told', [], [fall], { kept: ['fallRisk'] }],
    ['one that is asked elsewhere', [], [sleepy], nothing],
    [
      'one for another',
      ['fallRisk'],
      [pregnancy],
      { raised: ['fallRisk'], opened: ['fallRisk'], closed: ['pregnancy'] },
    ],
    ['a code that these questions do not know', ['ownFlag'], [], nothing],
  ])('%s', (_, called, open, effect) => {
    expect(healthChangeEffect({ known, called, open })).toEqual({ ...nothing, ...effect });
  });
});

describe('two changes that staff have not seen', () => {
  const none = { opened: [], closed: [] };
  it.each([
    ['nothing, then an opened flag', none, { opened: ['a'], closed: [] }, ['a'], []],
    [
      'a flag lifted, then another opened',
      { opened: [], closed: ['a'] },
      { opened: ['b'], closed: [] },
      ['b'],
      ['a'],
    ],
    [
      'a flag opened, then lifted',
      { opened: ['a'], closed: [] },
      { opened: [], closed: ['a'] },
      [],
      [],
    ],
    [
      'a flag lifted, then opened again',
      { opened: [], closed: ['a'] },
      { opened: ['a'], closed: [] },
      [],
      [],
    ],
    [
      'one of two taken back',
      { opened: ['a'], closed: ['b'] },
      { opened: ['c'], closed: ['a'] },
      ['c'],
      ['b'],
    ],
    [
      'a flag opened, lifted by staff, opened again',
      { opened: ['a'], closed: [] },
      { opened: ['a'], closed: [] },
      ['a'],
      [],
    ],
  ])('%s', (_, waiting, next, opened, closed) => {
    expect(mergeFlagChanges(waiting, next)).toEqual({ opened, closed });
  });
});
