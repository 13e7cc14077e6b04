export const deviceName = 'aube';
/** Only the holder of this lock sends the nights of the device. */
export const nightsLock = 'aube.nights';
