import type { Text } from './field.ts';

/** Each unit in words: « de 0 à 30 verres ». */
export const units = {
  minutes: { fr: 'minutes', en: 'minutes' },
  times: { fr: 'fois', en: 'times' },
  naps: { fr: 'siestes', en: 'naps' },
  drinks: { fr: 'verres', en: 'drinks' },
} as const satisfies Record<string, Text>;
export type Unit = keyof typeof units;
