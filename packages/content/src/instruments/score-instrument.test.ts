import { describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { loadQuestionnaires } from '../questionnaires/load-questionnaires.ts';
import type { Answers, Instrument } from './instrument.ts';
import type { InstrumentScore } from './instrument-file.ts';
import { answeredItems, bandOf, computeScore } from './score-instrument.ts';

const { instruments } = await loadQuestionnaires(contentFolder);

function scaleOf(id: string): { instrument: Instrument; score: InstrumentScore } {
  const versions = instruments.filter((each) => each.id === id);
  const instrument = versions.toSorted((left, right) => right.version - left.version)[0]!;
  return { instrument, score: instrument.scores[0]! };
}

/** `given`: answers in the order of the items; null leaves an item unanswered. */
function scored(id: string, given: (number | null)[]): number | null {
  const { instrument, score } = scaleOf(id);
  const answers = Object.fromEntries(
    score.items.flatMap((code, index) => {
      const answer = given[index] ?? null;
      return answer === null ? [] : [[code, answer]];
    }),
  ) as Answers;
  return computeScore(instrument, score, answers);
}

describe('scores worked out by hand', () => {
  it.each([
    ['phq-9', [0, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    ['phq-9', [3, 3, 3, 3, 3, 3, 3, 3, 3], 27],
    ['phq-9', [1, 2, 3, 3, 0, 1, 2, 0, 1], 13],
    ['phq-9', [1, 2, 3, 3, 0, 1, 2, 0, null], 14], // 12 of 8 items: 13.5, halves up
    ['phq-9', [1, 2, 3, 3, 0, 1, 2, null, null], 15], // 12 of 7 items: 15.43
    ['phq-9', [1, 2, 3, 3, 0, 1, null, null, null], null],
    ['phq-9', [null, null, 0, 0, 0, 0, 0, 0, 1], 1], // 1 of 7 items: 1.29
    ['phq-8', [0, 0, 0, 0, 0, 0, 0, 0], 0],
    ['phq-8', [3, 3, 3, 3, 3, 3, 3, 3], 24],
    ['phq-8', [0, 1, 0, 2, 0, 1, 0, 0], 4],
    ['phq-8', [2, 1, 1, 2, 1, 1, 3, null], 13], // 11 of 7 items: 12.57
    ['phq-8', [1, 1, 1, 1, 1, 1, null, null], 8],
    ['phq-8', [1, 1, 1, 1, 1, null, null, null], null],
    ['gad-7', [0, 0, 0, 0, 0, 0, 0], 0],
    ['gad-7', [3, 3, 3, 3, 3, 3, 3], 21],
    ['gad-7', [1, 1, 2, 0, 0, 1, null], 6], // 5 of 6 items: 5.83
    ['gad-7', [1, 1, 2, 0, 0, null, null], null],
    ['who-5', [0, 0, 0, 0, 0], 0],
    ['who-5', [5, 5, 5, 5, 5], 100],
    ['who-5', [5, 4, 3, 2, 1], 60],
    ['who-5', [5, 4, 3, 2, null], null],
    ['sleep-impression', [4, 4, 4, 0, 4], 20], // the fourth is reversed
    ['sleep-impression', [0, 0, 0, 4, 0], 0],
    ['sleep-impression', [2, 3, 1, 3, 2], 9],
    ['sleep-impression', [2, 3, 1, null, 2], null],
  ])('%s %j is %s', (id, given, expected) => {
    expect(scored(id, given)).toBe(expected);
  });

  it.each([
    [{}, { given: 0, of: 9 }],
    [
      { phq9_1: 3, phq9_2: 0 },
      { given: 2, of: 9 },
    ],
    [
      { phq9_1: 3, phq9_2: 'declined' },
      { given: 1, of: 9 },
    ],
    [
      { phq9_1: 3, gad7_1: 2 },
      { given: 1, of: 9 },
    ],
  ])('%j counts as %j', (answers, counted) => {
    const { instrument, score } = scaleOf('phq-9');
    expect(answeredItems(instrument, score, answers as Answers)).toEqual(counted);
  });

  it('takes a declined answer for none', () => {
    const { instrument, score } = scaleOf('phq-9');
    const ones = Object.fromEntries(score.items.map((code) => [code, 1]));
    const answers = { ...ones, phq9_4: 'declined' };
    expect(computeScore(instrument, score, answers)).toBe(9);
  });
});

describe('answers whose points were added by hand, before and at each cut-off', () => {
  it.each<[string, number[], number, string]>([
    ['phq-9', [1, 1, 1, 1, 0, 0, 0, 0, 0], 4, 'minimal'],
    ['phq-9', [1, 1, 1, 1, 0, 0, 0, 0, 1], 5, 'mild'],
    ['phq-9', [1, 1, 1, 1, 1, 1, 1, 1, 1], 9, 'mild'],
    ['phq-9', [2, 1, 1, 1, 1, 1, 1, 1, 1], 10, 'moderate'],
    ['phq-9', [2, 2, 2, 2, 2, 1, 1, 1, 1], 14, 'moderate'],
    ['phq-9', [2, 2, 2, 2, 2, 2, 1, 1, 1], 15, 'moderatelySevere'],
    ['phq-9', [3, 2, 2, 2, 2, 2, 2, 2, 2], 19, 'moderatelySevere'],
    ['phq-9', [3, 3, 2, 2, 2, 2, 2, 2, 2], 20, 'severe'],
    ['phq-8', [1, 1, 1, 1, 0, 0, 0, 0], 4, 'minimal'],
    ['phq-8', [1, 1, 1, 1, 1, 0, 0, 0], 5, 'mild'],
    ['phq-8', [2, 1, 1, 1, 1, 1, 1, 1], 9, 'mild'],
    ['phq-8', [2, 2, 1, 1, 1, 1, 1, 1], 10, 'moderate'],
    ['phq-8', [2, 2, 2, 2, 2, 2, 1, 1], 14, 'moderate'],
    ['phq-8', [2, 2, 2, 2, 2, 2, 2, 1], 15, 'moderatelySevere'],
    ['phq-8', [3, 3, 3, 2, 2, 2, 2, 2], 19, 'moderatelySevere'],
    ['phq-8', [3, 3, 3, 3, 2, 2, 2, 2], 20, 'severe'],
    ['gad-7', [1, 1, 1, 1, 0, 0, 0], 4, 'minimal'],
    ['gad-7', [1, 1, 1, 1, 1, 0, 0], 5, 'mild'],
    ['gad-7', [2, 2, 1, 1, 1, 1, 1], 9, 'mild'],
    ['gad-7', [2, 2, 2, 1, 1, 1, 1], 10, 'moderate'],
    ['gad-7', [2, 2, 2, 2, 2, 2, 2], 14, 'moderate'],
    ['gad-7', [3, 2, 2, 2, 2, 2, 2], 15, 'severe'],
    ['who-5', [1, 1, 2, 2, 1], 28, 'veryLow'],
    ['who-5', [2, 1, 2, 2, 1], 32, 'low'],
    ['who-5', [3, 2, 2, 3, 2], 48, 'low'],
    ['who-5', [3, 3, 2, 3, 2], 52, 'fair'],
    ['sleep-impression', [1, 1, 1, 1, 0], 6, 'low'], // the fourth counts 4 − 1
    ['sleep-impression', [2, 1, 1, 1, 0], 7, 'middle'],
    ['sleep-impression', [3, 3, 3, 1, 1], 13, 'middle'],
    ['sleep-impression', [3, 3, 3, 1, 2], 14, 'high'],
  ])('%s %j is %i, %s', (id, given, expected, band) => {
    const value = scored(id, given);
    expect([value, bandOf(scaleOf(id).score, value ?? -1)?.code]).toEqual([expected, band]);
  });
});

describe('bands, before and at each cut-off', () => {
  it.each([
    [
      'phq-9',
      [0, 4, 'minimal'],
      [5, 9, 'mild'],
      [10, 14, 'moderate'],
      [15, 19, 'moderatelySevere'],
      [20, 27, 'severe'],
    ],
    [
      'phq-8',
      [0, 4, 'minimal'],
      [5, 9, 'mild'],
      [10, 14, 'moderate'],
      [15, 19, 'moderatelySevere'],
      [20, 24, 'severe'],
    ],
    ['gad-7', [0, 4, 'minimal'], [5, 9, 'mild'], [10, 14, 'moderate'], [15, 21, 'severe']],
    ['who-5', [0, 28, 'veryLow'], [29, 50, 'low'], [51, 100, 'fair']],
    ['sleep-impression', [0, 6, 'low'], [7, 13, 'middle'], [14, 20, 'high']],
  ] as [string, ...[number, number, string][]][])('%s', (id, ...bands) => {
    const { score } = scaleOf(id);
    for (const [from, to, code] of bands) {
      for (let value = from; value <= to; value += 1) {
        expect([value, bandOf(score, value)?.code]).toEqual([value, code]);
      }
    }
    expect(score.bands).toHaveLength(bands.length);
    expect(bands.at(-1)?.[1]).toBe(score.range[1]);
  });
});
