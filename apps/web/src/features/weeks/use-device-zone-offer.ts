import { isDeviceZoneOffered } from '@aube/api/rules';
import { useState } from 'react';
import { deviceTimeZone } from '../../lib/device-time-zone.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { useSession } from '../../lib/session.ts';
import { useMinute } from '../../lib/use-clock-time.ts';
import { useQuiet } from '../nights/use-running-night.ts';

export type ZoneOffer = {
  readonly account: string;
  readonly device: string;
};

type Shown = Pick<Programme, 'person' | 'abandonment' | 'weeks'>;

/**
 * Null at night, for staff who consult, and for a person who left. An offer stays until the page is
 * left or the device is in another zone.
 * @decision D97
 */
export function useDeviceZoneOffer(programme: Shown): ZoneOffer | null {
  const session = useSession();
  const quiet = useQuiet(programme);
  const now = new Date(useMinute() * 60_000);
  const [made, setMade] = useState<ZoneOffer | null>(null);
  const { person, abandonment } = programme;
  const isAsked = quiet === null && !person.isConsulted && abandonment === null;
  if (session.status !== 'member' || !isAsked) return null;
  const { timeZone: account, declinedTimeZones: declined } = session.account;
  const device = deviceTimeZone();
  const isStale = made !== null && made.device !== device;
  if (made === null || isStale) {
    if (isDeviceZoneOffered(now, { account, device, declined })) setMade({ account, device });
    else if (isStale) setMade(null);
  }
  return isStale ? null : made;
}
