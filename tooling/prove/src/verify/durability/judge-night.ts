import type { Journal } from './writer.ts';

/** Stored night. `mark` identifies the content; `version` counts the saves. */
export type Standing = { mark: string; version: number };

/**
 * Compares a stored night with the saves. `kept`: equals the last confirmed save. `landed`: equals
 * the interrupted save. `lost`: equals an older save. `torn`: equals no save.
 */
export function judgeNight(
  { acknowledged, cutOff }: Pick<Journal, 'acknowledged' | 'cutOff'>,
  dayId: number,
  { before, now }: { before: Standing; now: Standing },
): 'kept' | 'landed' | 'lost' | 'torn' {
  const known = acknowledged.findLast((save) => save.dayId === dayId) ?? before;
  if (now.version === known.version) return now.mark === known.mark ? 'kept' : 'torn';
  if (now.version < known.version) return 'lost';
  const isCutOff = cutOff?.dayId === dayId && now.mark === cutOff.mark;
  return now.version === known.version + 1 && isCutOff ? 'landed' : 'torn';
}
