import type { AnswerValue } from '@aube/api/rules';
import { isSame } from '../../../lib/is-same.ts';
import type { Answers } from './definition.ts';

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
    if (isSame(value, base[code])) continue;
    if (value === undefined) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}
