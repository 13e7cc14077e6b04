/** Longest body of a request. @source security RO-1 */
export const MAX_BODY_BYTES = 256 * 1024;
