import { type ClockTime, clockTimeAt } from '@aube/api/rules';
import { useSyncExternalStore } from 'react';
import { deviceTimeZone, isKnownHere } from './device-time-zone.ts';

const minuteMs = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Time in the zone of an account; the device's time when the zone is null or unknown here. */
export function clockTimeNow(timeZone: string | null): ClockTime {
  const at = new Date();
  const isElsewhere = timeZone !== null && timeZone !== deviceTimeZone() && isKnownHere(timeZone);
  return isElsewhere ? clockTimeAt(at, timeZone) : at.getHours() * 60 + at.getMinutes();
}

export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));

/** @decision D97 */
export const useClockTime = (timeZone: string): ClockTime =>
  useSyncExternalStore(subscribe, () => clockTimeNow(timeZone));
