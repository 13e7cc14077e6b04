import type { Hazard } from '../hazard.ts';

/** @decision D97 */
export const zoneUtc: Hazard = {
  does: 'says that it is in UTC',
  context: { timezoneId: 'UTC' },
};
