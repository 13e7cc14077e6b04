import { LIST_REACH } from '../../lists/rules/heavy-list.ts';

export type ListSizes = {
  /**
   * Size above which the list is read along an index. A shorter list is read completely and then
   * sorted.
   */
  gathered: number;
  /**
   * Maximum number of people to skip along the index. Later pages come from the sorted list of all
   * people.
   */
  reach: number;
  /** Size of a list above which the total and the sorted order are cached for half a minute. */
  kept: number;
};

export const LIST_SIZES: ListSizes = {
  gathered: 2_000,
  reach: LIST_REACH,
  kept: 10_000,
};
