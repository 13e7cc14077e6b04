/** Sizes from which a list is read in parts: a test reads small ones as if they were large. */
export type ListSizes = {
  /** Lists of more than this are walked along an index; shorter ones are gathered and ordered. */
  gathered: number;
  /** How many people are passed over to reach a page: behind them, it is cut out of the whole order. */
  reach: number;
  /** Totals and orders of more people than this are kept for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: 1_000,
  kept: 10_000,
};
