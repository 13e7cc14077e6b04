export const savedViewRules = { most: 20, nameMaxLength: 60, queryMaxLength: 500 } as const;

/**
 * True for a query with only filters and an order. A saved view contains no searched text, which is
 * often a name, and no chosen people.
 * @decision console#saved-views
 */
export const isViewQuery = (query: string): boolean =>
  /^(?!(?:.*&)?personnes=)(?:[a-z]+(?:-[a-z]+)*=[a-z0-9-]+(?:&(?!$)|$))*$/.test(query);
