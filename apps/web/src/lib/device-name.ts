/** What the device's database is called. */
export const deviceName = 'aube';
