export type Campaign = {
  seed: number;
  /** Kills, requests or rounds; each group has its own unit. */
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
