/** @decision D63 */
export const RETENTION_SORTS = ['lastActive', 'name'] as const;
export type RetentionSort = (typeof RETENTION_SORTS)[number];
