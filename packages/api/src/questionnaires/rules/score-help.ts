/** What stands beside a result that is not the best: the chapter that helps, where one does. */
export type ScoreHelp = { readonly chapterId: string | null };

/**
 * The results at which help is shown, and the chapter of the course that helps, by score and by band.
 * The severest results of mood lead to somebody, not to a chapter.
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
  /** The band that the value is in; null where too much is unanswered. */
  readonly bandCode: string | null;
  /** Every band, from the lowest value to the highest. */
  readonly bands: readonly { readonly code: string }[];
  readonly higherIs: 'better' | 'worse';
};

/**
 * The help that a result comes with: none beside the best one. A score that the table does not know, of
 * an instrument of the site's own, leads to the resource persons.
 */
export function scoreHelp({ score, bandCode, bands, higherIs }: Rated): ScoreHelp | null {
  const best = higherIs === 'better' ? bands.at(-1) : bands[0];
  if (bandCode === null || bandCode === best?.code) return null;
  return { chapterId: helpByScore[score]?.[bandCode] ?? null };
}
