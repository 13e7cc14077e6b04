import type { Hazard } from '../hazard.ts';

/** @decision D97 */
export const zoneTokyo: Hazard = {
  does: 'is in Tokyo, while the account is in Toronto',
  context: { timezoneId: 'Asia/Tokyo' },
};
