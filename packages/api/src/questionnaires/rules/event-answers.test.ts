import { describe, expect, it } from 'vitest';
import { eventAnswers } from './event-answers.ts';

const instrument = {
  flags: [
    { flag: 'fallRisk', item: 'effects', isOneOf: ['fall'] },
    { flag: 'fatigueAccident', item: 'effects', isOneOf: ['accident', 'fall'] },
    { flag: 'pregnancy', item: 'effects', isOneOf: ['pregnant'] },
    { flag: 'seriousEffect', item: 'severity', isOneOf: [4] },
    { flag: 'severeMood', item: 'death', isOneOf: [2, 3] },
  ],
  alerts: [
    { alert: 'adverseEffect', item: 'effects', isOneOf: ['fall'] },
    { alert: 'crisis', item: 'death', isOneOf: [1, 2, 3] },
  ],
};

describe('answers that tell staff of an event', () => {
  it.each([
    ['effects', 'S6', ['fall', 'accident']],
    ['effects', 'ABANDONMENT', ['fall', 'accident']],
    ['effects', 'S0', []],
    ['severity', 'S24', [4]],
    ['severity', 'PS', []],
    ['death', 'S12', []],
    ['words', 'S6', []],
  ])('%s of %s', (item, source, expected) => {
    expect(eventAnswers({ instrument, item, source })).toEqual(expected);
  });
});
