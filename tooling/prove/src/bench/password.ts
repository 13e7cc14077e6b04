/** The password of all people in a filled database. */
export const PASSWORD = 'lantern copper thursday meadow';
