import { clockTimeAt, isTimeZone, localDateAt, USUAL_TIME_ZONE } from './zone.ts';

/** Firefox reports this zone when a person hides the true zone. */
const FIREFOX_HIDES = 'Atlantic/Reykjavik';

/**
 * False for a zone without a place: `UTC`, `Etc/…`, `EST`, and the zone of a browser that hides the
 * person's place.
 * @decision D97
 */
export const namesPlace = (zone: string): boolean =>
  zone.includes('/') && !/^etc\//i.test(zone) && zone !== FIREFOX_HIDES;

export type KnownTimeZone = {
  timeZone: string;
  isTimeZoneAssumed: boolean;
};

/** Time zone of a device, or the usual time zone instead of an unknown zone. @decision D97 */
export const toKnownTimeZone = (device: string | undefined): KnownTimeZone =>
  device !== undefined && isTimeZone(device)
    ? { timeZone: device, isTimeZoneAssumed: !namesPlace(device) }
    : { timeZone: USUAL_TIME_ZONE, isTimeZoneAssumed: true };

type Zones = {
  account: string;
  device: string;
  /**
   * Time zones of devices that the person refused. Undefined in accounts from an earlier release.
   */
  declined: readonly string[] | undefined;
};

/**
 * True when the clock of the device differs now from the clock of the account, and the person has
 * not refused the zone of the device. False for a zone without a place.
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

/** Adds a zone to the refused zones, and drops the oldest zones. */
export const declineZone = (declined: readonly string[], zone: string): string[] =>
  [...declined.filter((known) => known !== zone), zone].slice(-DECLINED_KEPT);
