export const deviceName = 'aube';
