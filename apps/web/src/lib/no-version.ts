/**
 * A version that no row has, sent where nothing was kept yet: what was made elsewhere meanwhile then
 * conflicts, and is looked at, instead of being written over.
 */
export const noVersion = 2_147_483_647;
