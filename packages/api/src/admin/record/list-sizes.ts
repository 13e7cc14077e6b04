/** Tests use small sizes. */
export type ListSizes = {
  /** Lists above this size are walked along an index; shorter lists are read whole and sorted. */
  gathered: number;
  /**
   * Number of people that may be skipped to reach a page; later pages are cut out of the whole
   * order.
   */
  reach: number;
  /** Totals and orders above this size are cached for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: 1_000,
  kept: 10_000,
};
