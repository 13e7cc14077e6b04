import type { AnswerValue } from '@aube/api/rules';
import type { Answers } from './definition.ts';

function isSameValue(left: AnswerValue | undefined, right: AnswerValue | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export function isSameAnswers(left: Answers, right: Answers): boolean {
  const codes = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...codes].every((code) => isSameValue(left[code], right[code]));
}

/**
 * Two devices wrote since they last agreed on `base`: what was changed here wins, and everything
 * else is as it stands there.
 */
export function mergeAnswers({
  base,
  mine,
  theirs,
}: Readonly<Record<'base' | 'mine' | 'theirs', Answers>>): Record<string, AnswerValue> {
  const merged = { ...theirs };
  for (const code of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const value = mine[code];
    if (isSameValue(value, base[code])) continue;
    if (value === undefined) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}
