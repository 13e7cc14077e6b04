/**
 * A version that no row has, sent when there was no row. A row created meanwhile causes a
 * conflict.
 */
export const noVersion = 2_147_483_647;
