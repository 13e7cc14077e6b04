import { clockTimeAt, isTimeZone, localDateAt, USUAL_TIME_ZONE } from './zone.ts';

/** Firefox names this zone when it hides the zone of a person. */
const FIREFOX_HIDES = 'Atlantic/Reykjavik';

/**
 * False for a zone that tells no place: `UTC`, `Etc/…`, `EST`, and the zone of a browser that hides
 * where the person is.
 * @decision D97
 */
export const namesPlace = (zone: string): boolean =>
  zone.includes('/') && !zone.startsWith('Etc/') && zone !== FIREFOX_HIDES;

export type KnownTimeZone = {
  timeZone: string;
  /** True when the device told no place. */
  isTimeZoneAssumed: boolean;
};

/** Time zone of a device, or the usual one when the server does not know it. @decision D97 */
export const toKnownTimeZone = (device: string | undefined): KnownTimeZone =>
  device !== undefined && isTimeZone(device)
    ? { timeZone: device, isTimeZoneAssumed: !namesPlace(device) }
    : { timeZone: USUAL_TIME_ZONE, isTimeZoneAssumed: true };

type Zones = {
  /** Zone of the account. */
  account: string;
  /** Zone of the device. */
  device: string;
  /** Zones of devices that the person declined; an account that an earlier release kept has no list. */
  declined: readonly string[] | undefined;
};

/**
 * True when the clock of the device differs now from the clock of the account, and the person has
 * not declined the zone of the device. A device that tells no place is never offered.
 * @decision D97
 */
export function isDeviceZoneOffered(now: Date, { account, device, declined }: Zones): boolean {
  if (!namesPlace(device) || declined?.includes(device) === true) return false;
  if (!isTimeZone(device) || !isTimeZone(account)) return false;
  return (
    clockTimeAt(now, device) !== clockTimeAt(now, account) ||
    localDateAt(now, device) !== localDateAt(now, account)
  );
}

const DECLINED_KEPT = 20;

/** List of declined zones with one more; the oldest are dropped. */
export const declineZone = (declined: readonly string[], zone: string): string[] =>
  [...declined.filter((known) => known !== zone), zone].slice(-DECLINED_KEPT);
