export const deviceName = 'aube';
/** Its holder sends the nights of the device. */
export const nightsLock = 'aube.nights';
