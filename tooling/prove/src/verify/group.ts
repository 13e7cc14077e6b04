/** What a group is given: how much, from which seed, and for how long at most. */
export type Campaign = {
  seed: number;
  /** How many kills, requests, rounds: each group says what it counts. */
  count: number;
  /** When it stops counting and tells what it has, in milliseconds of the process's clock. */
  endsAt: number;
};

/** One group of `npm run verify`. */
export type Group = {
  /** What it counts, for the usage. */
  counts: string;
  count: number;
  minutes: number;
  /** Prints its figures and keeps them; whether all of them passed. */
  run: (campaign: Campaign) => Promise<boolean>;
};

/** Whether there is time for another piece. */
export const hasTime = ({ endsAt }: Pick<Campaign, 'endsAt'>): boolean => Date.now() < endsAt;
