import type { NightQuestionCode } from '@aube/api/rules';
import { expect, it } from 'vitest';
import { questionsByCause } from './one-cause.ts';

it.each<[NightQuestionCode[], [NightQuestionCode, NightQuestionCode[]][]]>([
  [[], []],
  [['efficiencyLow'], [['efficiencyLow', []]]],
  [['sleepOnsetLong', 'efficiencyLow'], [['sleepOnsetLong', ['efficiencyLow']]]],
  [['lightsOutByDay', 'lightsOutUnusual'], [['lightsOutByDay', ['lightsOutUnusual']]]],
  [['timeInBedShort', 'efficiencyLow'], [['timeInBedShort', ['efficiencyLow']]]],
  [['efficiencyLow', 'finalWakeUpUnusual'], [['finalWakeUpUnusual', ['efficiencyLow']]]],
  [
    ['lightsOutByDay', 'timeInBedLong', 'finalWakeUpUnusual'],
    [
      ['lightsOutByDay', ['timeInBedLong']],
      ['finalWakeUpUnusual', []],
    ],
  ],
  [
    ['timeInBedLong', 'lightsOutUnusual', 'finalWakeUpUnusual'],
    [['timeInBedLong', ['lightsOutUnusual', 'finalWakeUpUnusual']]],
  ],
  [
    ['sleepOnsetLong', 'awakeLong', 'efficiencyLow'],
    [
      ['sleepOnsetLong', ['efficiencyLow']],
      ['awakeLong', []],
    ],
  ],
  [
    ['lightsOutUnusual', 'finalWakeUpUnusual'],
    [
      ['lightsOutUnusual', []],
      ['finalWakeUpUnusual', []],
    ],
  ],
])('of %j each cause is asked once', (codes, asked) => {
  const found = questionsByCause(codes.map((code) => ({ code })));
  expect(found.map(({ question, settles }) => [question.code, settles])).toEqual(asked);
});
