export const savedViewRules = { most: 20, nameMaxLength: 60, queryMaxLength: 500 } as const;

/**
 * True for filters and an order as the address of a list writes them. The text of a search, often a
 * name, is not in an address. A view holds no chosen people.
 * @decision console#saved-views
 */
export const isViewQuery = (query: string): boolean =>
  /^(?!(?:.*&)?personnes=)(?:[a-z]+(?:-[a-z]+)*=[a-z0-9-]+(?:&(?!$)|$))*$/.test(query);
