/** Sizes from which a list is read in parts: a test reads small ones as if they were large. */
export type ListSizes = {
  /** Lists of more than this are walked along an index; shorter ones are gathered and ordered. */
  gathered: number;
  /** How far one walk goes: beyond it, it begins at a mark. */
  reach: number;
  /** People from one mark to the next. */
  markedEvery: number;
  /** Totals above this are kept for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: 1_000,
  markedEvery: 500,
  kept: 10_000,
};
