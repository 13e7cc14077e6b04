/** The size, seed and time limit of a group. */
export type Campaign = {
  seed: number;
  /** Number of kills, requests or rounds, depending on the group. */
  count: number;
  /** End of the campaign, in milliseconds of the process's clock. */
  endsAt: number;
};

/** One group of `npm run verify`. */
export type Group = {
  /** Name of the counted thing, for the usage text. */
  counts: string;
  count: number;
  minutes: number;
  /** Prints and keeps its figures; returns true when all passed. */
  run: (campaign: Campaign) => Promise<boolean>;
};

/** True while there is time for another round. */
export const hasTime = ({ endsAt }: Pick<Campaign, 'endsAt'>): boolean => Date.now() < endsAt;
