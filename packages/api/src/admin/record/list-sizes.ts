/** Sizes from which a list is read in parts; tests use small ones. */
export type ListSizes = {
  /** Longer lists are walked along an index; shorter ones are gathered and sorted. */
  gathered: number;
  /** People skipped to reach a page; later pages are cut out of the whole order. */
  reach: number;
  /** Larger totals and orders are kept for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: 1_000,
  kept: 10_000,
};
