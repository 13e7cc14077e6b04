/**
 * A version that no row has. It is sent when there was no row, so that a row that was created
 * elsewhere in the meantime causes a conflict and is not overwritten.
 */
export const noVersion = 2_147_483_647;
