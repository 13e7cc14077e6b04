/**
 * Version to send when the server had no row. If a row was created meanwhile, the server reports a
 * conflict.
 */
export const noVersion = 2_147_483_647;
