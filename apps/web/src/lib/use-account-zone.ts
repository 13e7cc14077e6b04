import { USUAL_TIME_ZONE } from '@aube/api/rules';
import { deviceTimeZone, isKnownHere } from './device-time-zone.ts';
import { useSession } from './session.ts';

/** @decision D97 */
export function useAccountZone(): string {
  const session = useSession();
  const own = session.status === 'member' ? session.account.timeZone : '';
  return [own, deviceTimeZone()].find(isKnownHere) ?? USUAL_TIME_ZONE;
}
