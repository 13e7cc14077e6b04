import type { AnswerValue } from '@aube/api/rules';
import { isSame } from '../../../lib/is-same.ts';
import type { Answers } from './definition.ts';

/** Merges the answers of two devices. Answers changed on this device win over `theirs`. */
export function mergeAnswers({
  base,
  mine,
  theirs,
}: Readonly<Record<'base' | 'mine' | 'theirs', Answers>>): Record<string, AnswerValue> {
  const merged = { ...theirs };
  for (const code of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const value = mine[code];
    if (isSame(value, base[code])) continue;
    if (value === undefined) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}
