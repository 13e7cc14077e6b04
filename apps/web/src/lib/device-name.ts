export const deviceName = 'aube';
/** Name of the lock for sending: only the holder of the lock sends the nights of this device. */
export const nightsLock = 'aube.nights';
