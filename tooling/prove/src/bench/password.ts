/** Everybody's, in a database that was filled for a load. */
export const PASSWORD = 'lantern copper thursday meadow';
