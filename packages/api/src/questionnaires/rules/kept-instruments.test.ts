import { expect, it } from 'vitest';
import { keptInstruments } from './kept-instruments.ts';

const offered = [
  { id: 'safety', guardsPeople: true, items: ['s1'] },
  { id: 'worry', guardsPeople: false, items: ['w1', 'w2'] },
  { id: 'wellbeing', guardsPeople: false, items: ['b1'] },
];

it.each([
  ['a new person', ['safety', 'wellbeing'], null, [], ['safety', 'wellbeing']],
  ['what guards people, whatever is asked', [], null, [], ['safety']],
  ['what was begun, also when no longer asked', ['safety'], ['worry'], [], ['safety', 'worry']],
  ['nothing that began to be asked later', ['worry', 'wellbeing'], ['safety'], [], ['safety']],
  ['what has an answer before the first draft', ['safety'], null, ['w2'], ['safety', 'worry']],
  [
    'what is asked now, when an instrument of the draft is gone',
    ['wellbeing'],
    ['gone', 'worry'],
    [],
    ['safety', 'worry', 'wellbeing'],
  ],
  ['an empty draft', ['worry'], [], [], ['safety']],
])('%s', (_, asked, begun, answered, expected) => {
  expect(keptInstruments({ offered, asked, begun, answered })).toEqual(expected);
});
