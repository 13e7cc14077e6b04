/**
 * A version that no row has. This version is sent when there was no row, so that a row created
 * elsewhere in the meantime causes a conflict instead of being overwritten.
 */
export const noVersion = 2_147_483_647;
