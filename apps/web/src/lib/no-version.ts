/**
 * A version that no row has, sent when there was no row: a row made elsewhere meanwhile then
 * conflicts instead of being overwritten.
 */
export const noVersion = 2_147_483_647;
