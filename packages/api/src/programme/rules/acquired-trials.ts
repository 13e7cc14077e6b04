import { intentionCodes } from '@aube/dictionary';

export type AcquiredTrial = { code: keyof typeof intentionCodes; week: number };

const isCode = (code: string): code is AcquiredTrial['code'] => Object.hasOwn(intentionCodes, code);

/**
 * Experiments that became a habit (« acquis »), in order and without duplicates, each with the
 * week of the experiment.
 * @decision D84 diary#weekly-experiment
 */
export function acquiredTrials(
  weeks: readonly { number: number; intention: string | null; trialOutcome: string | null }[],
): AcquiredTrial[] {
  const found = new Map<AcquiredTrial['code'], number>();
  for (const { number, trialOutcome } of weeks) {
    const code = weeks.find((week) => week.number === number - 1)?.intention ?? null;
    if (trialOutcome !== 'acquired' || code === null || !isCode(code)) continue;
    if (!found.has(code)) found.set(code, number);
  }
  return [...found].map(([code, week]) => ({ code, week }));
}
