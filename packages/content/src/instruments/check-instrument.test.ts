import { describe, expect, it } from 'vitest';
import { instrumentFaults } from './check-instrument.ts';
import { instrumentFileSchema, type InstrumentFile } from './instrument-file.ts';
import { inventedScale } from '../testing.ts';

const sound = () => instrumentFileSchema.parse(structuredClone(inventedScale));

function faultsAfter(spoil: (file: InstrumentFile) => unknown): string[] {
  const file = sound();
  spoil(file);
  return instrumentFaults(file);
}

describe('an instrument', () => {
  it('is sound as it stands', () => {
    expect(instrumentFaults(sound())).toEqual([]);
  });

  it.each<[string, (file: InstrumentFile) => unknown, string]>([
    ['two items of one code', (f) => (f.items[1]!.code = 'invented_1'), 'two items are invented_1'],
    ['an answer code twice', (f) => (f.answerSets['degree']![1]!.value = 0), 'degree has 0 twice'],
    ['a missing answer set', (f) => (f.answerSets = {}), 'no answer set degree'],
    [
      'an unused answer set',
      (f) => (f.answerSets['idle'] = f.answerSets['degree']!),
      'idle is not used',
    ],
    ['a score of a stranger', (f) => f.scores[0]!.items.push('nobody'), 'nobody has no points'],
    [
      'an item counted twice',
      (f) => f.scores[0]!.items.push('invented_1'),
      'invented_1 counts twice',
    ],
    [
      'a reversal of what is not counted',
      (f) => f.scores[0]!.reversed.push('other'),
      'reverses other',
    ],
    ['a wrong range', (f) => (f.scores[0]!.range = [0, 15]), 'reach 0 to 16'],
    ['a late first band', (f) => (f.scores[0]!.bands[0]!.from = 1), 'first band starts at 1'],
    ['bands out of order', (f) => (f.scores[0]!.bands[1]!.from = 0), 'not in order at 0'],
    ['a band out of reach', (f) => (f.scores[0]!.bands[1]!.from = 17), 'nothing reaches the band'],
    [
      'an example that does not come out',
      (f) => (f.examples[0]!.scores = { invented: 3 }),
      'gives 16, not 3',
    ],
    ['no example', (f) => (f.examples = []), 'no worked example'],
    [
      'an example with an impossible answer',
      (f) => (f.examples[0]!.answers['invented_1'] = 9),
      'cannot have this answer',
    ],
    [
      'an alert that can never ring',
      (f) => f.alerts.push({ alert: 'crisis', item: 'invented_1', isOneOf: [7] }),
      'can never be 7',
    ],
    [
      'a flag on nothing',
      (f) => f.flags.push({ flag: 'fallRisk', item: 'nobody', isOneOf: ['yes'], isLasting: false }),
      'can never be yes',
    ],
    [
      'an alert on no score',
      (f) => f.scoreAlerts.push({ alert: 'high', score: 'nothing', atLeast: 1 }),
      'there is no score nothing',
    ],
    [
      'an alert that every score gives',
      (f) => f.scoreAlerts.push({ alert: 'high', score: 'invented', atLeast: 0 }),
      'never goes up to 0',
    ],
    [
      'an alert above the highest score',
      (f) => f.scoreAlerts.push({ alert: 'high', score: 'invented', atLeast: 17 }),
      'never goes up to 17',
    ],
    [
      'a flag above the highest score',
      (f) => f.scoreFlags.push({ flag: 'severeMood', score: 'invented', atLeast: 17 }),
      'flag severeMood: invented never goes up to 17',
    ],
    [
      'a free instrument without its notice',
      (f) => (f.licence = { kind: 'free', holder: 'X', terms: 'Y' }),
      'needs its notice',
    ],
    [
      'the reserved code',
      (f) => (f.answerSets['degree']![0]!.value = 'declined'),
      'reserved code declined',
    ],
  ])('is refused for %s', (_, spoil, says) => {
    expect(faultsAfter(spoil).join('\n')).toContain(says);
  });

  it.each([
    ['a missing language', { title: { fr: 'Seulement' } }],
    ['an empty text', { title: { fr: 'Un', en: ' ' } }],
    ['an unknown field', { colour: 'red' }],
  ])('is no instrument with %s', (_, change) => {
    expect(instrumentFileSchema.safeParse({ ...inventedScale, ...change }).success).toBe(false);
  });
});
