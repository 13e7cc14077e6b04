/** Help beside a result below the best: a chapter, if there is one. */
export type ScoreHelp = { readonly chapterId: string | null };

/**
 * Results with help, and the chapter of the course, by score and band. The most severe mood
 * results lead to a person instead of a chapter.
 */
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
  /** Band of the value; null when too much is unanswered. */
  readonly bandCode: string | null;
  /** Every band, from the lowest value to the highest. */
  readonly bands: readonly { readonly code: string }[];
  readonly higherIs: 'better' | 'worse';
};

/**
 * Help for a result; none for the best one. A score outside the table, of a site's own instrument,
 * leads to the resource persons.
 */
export function scoreHelp({ score, bandCode, bands, higherIs }: Rated): ScoreHelp | null {
  const best = higherIs === 'better' ? bands.at(-1) : bands[0];
  if (bandCode === null || bandCode === best?.code) return null;
  return { chapterId: helpByScore[score]?.[bandCode] ?? null };
}
