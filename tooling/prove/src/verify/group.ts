export type Campaign = {
  seed: number;
  /** Number of kills, requests or rounds; the unit depends on the group. */
  count: number;
  /** Milliseconds since 1970 (`Date.now`). */
  endsAt: number;
  only: readonly string[];
};

export type Group = {
  counts: string;
  count: number;
  minutes: number;
  run: (campaign: Campaign) => Promise<boolean>;
};

export const hasTime = ({ endsAt }: Pick<Campaign, 'endsAt'>): boolean => Date.now() < endsAt;
