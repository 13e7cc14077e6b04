export const PASSWORD = 'lantern copper thursday meadow';
