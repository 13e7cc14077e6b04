import type { Definition, Item } from '../model/definition.ts';

export function sampleItem(code: string, change: Partial<Item> = {}): Item {
  return {
    code,
    text: `Question ${code}`,
    hint: null,
    type: 'choice',
    required: true,
    declinable: false,
    choices: [0, 1, 2, 3].map((value) => ({ value, text: String(value), exclusive: false })),
    min: null,
    max: null,
    unit: null,
    maxLength: null,
    crisisAnswers: [],
    eventAnswers: [],
    ...change,
  };
}

/** Groups of the given sizes: `a1`, `a2`, …, `b1`, … */
export function sampleDefinition(...sizes: readonly number[]): Definition {
  return {
    code: 'S0',
    title: 'Sample',
    introduction: 'Introduction',
    crisis: null,
    groups: sizes.map((size, index) => {
      const letter = String.fromCodePoint(97 + index);
      return {
        code: letter,
        version: 1,
        title: letter,
        recall: null,
        introduction: null,
        notice: null,
        validated: true,
        items: Array.from({ length: size }, (_, place) => sampleItem(`${letter}${place + 1}`)),
      };
    }),
  };
}
