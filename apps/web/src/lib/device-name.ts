/** Name of the device's database. */
export const deviceName = 'aube';
