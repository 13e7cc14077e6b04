import type { Journal } from './writer.ts';

/** `mark`: identifies the content. `version`: number of saves. */
export type Standing = { mark: string; version: number };

/**
 * `kept`: the last confirmed save. `landed`: the interrupted save. `lost`: an older save. `torn`:
 * content that nobody wrote.
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
