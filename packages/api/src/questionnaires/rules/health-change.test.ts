import { describe, expect, it } from 'vitest';
import { healthChangeEffect } from './health-change.ts';

const known = [
  { flag: 'bipolarDisorder', isLasting: true },
  { flag: 'pregnancy', isLasting: false },
  { flag: 'fallRisk', isLasting: false },
];
const nothing = { raised: [], opened: [], closed: [], kept: [] };

describe('answering the safety questions anew', () => {
  it.each([
    ['nothing called for, nothing open', [], [], nothing],
    ['one called for', ['pregnancy'], [], { raised: ['pregnancy'], opened: ['pregnancy'] }],
    ['one called for that is open', ['pregnancy'], ['pregnancy'], { raised: ['pregnancy'] }],
    ['one no longer called for', [], ['pregnancy'], { closed: ['pregnancy'] }],
    ['a lasting one no longer called for', [], ['bipolarDisorder'], { kept: ['bipolarDisorder'] }],
    ['one that is asked elsewhere', [], ['sleepyAtWheel'], nothing],
    [
      'one for another',
      ['fallRisk'],
      ['pregnancy'],
      { raised: ['fallRisk'], opened: ['fallRisk'], closed: ['pregnancy'] },
    ],
    ['a code that these questions do not know', ['ownFlag'], [], nothing],
  ])('%s', (_, called, open, effect) => {
    expect(healthChangeEffect({ known, called, open })).toEqual({ ...nothing, ...effect });
  });
});
