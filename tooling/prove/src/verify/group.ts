/** The size, seed and time limit of a group. */
export type Campaign = {
  seed: number;
  /** Number of kills, requests or rounds: each group says which. */
  count: number;
  /** End of the campaign, in milliseconds of the process's clock. */
  endsAt: number;
};

/** One group of `npm run verify`. */
export type Group = {
  /** The counted thing, for the usage text. */
  counts: string;
  count: number;
  minutes: number;
  /** Prints and keeps its figures; returns true when all passed. */
  run: (campaign: Campaign) => Promise<boolean>;
};

/** True while there is time for another piece. */
export const hasTime = ({ endsAt }: Pick<Campaign, 'endsAt'>): boolean => Date.now() < endsAt;
