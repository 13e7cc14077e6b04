export type ListSizes = {
  /** Longer lists are read along an index; shorter lists are read whole and sorted. */
  gathered: number;
  /**
   * Maximum number of people skipped along the index; later pages come from the sorted list of all
   * people.
   */
  reach: number;
  /** Size of a list above which its total and its sorted order are cached for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: 1_000,
  kept: 10_000,
};
