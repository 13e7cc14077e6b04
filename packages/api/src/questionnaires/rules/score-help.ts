export type ScoreHelp = { readonly chapterId: string | null };

/** Chapter of the course by score and band; null for the most severe mood results. */
const helpByScore: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  impression: { low: 'the-seven-rules', middle: 'the-seven-rules' },
  phq9: {
    mild: 'light-and-bedroom',
    moderate: 'examine-a-thought',
    moderatelySevere: null,
    severe: null,
  },
  phq8: {
    mild: 'light-and-bedroom',
    moderate: 'examine-a-thought',
    moderatelySevere: null,
    severe: null,
  },
  gad7: { mild: 'worry-time', moderate: 'worry-time', severe: 'worry-time' },
  who5: { veryLow: null, low: 'light-and-bedroom' },
};

type Rated = {
  readonly score: string;
  readonly bandCode: string | null;
  readonly bands: readonly { readonly code: string }[];
  readonly higherIs: 'better' | 'worse';
};

/**
 * Help for a result; null for the best result. Only the product's own instruments have a
 * `chapterId`.
 */
export function scoreHelp({ score, bandCode, bands, higherIs }: Rated): ScoreHelp | null {
  const best = higherIs === 'better' ? bands.at(-1) : bands[0];
  if (bandCode === null || bandCode === best?.code) return null;
  return { chapterId: helpByScore[score]?.[bandCode] ?? null };
}
