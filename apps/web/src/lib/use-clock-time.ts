import type { ClockTime } from '@aube/api/rules';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

export function clockTimeNow(): ClockTime {
  const at = new Date();
  return at.getHours() * 60 + at.getMinutes();
}

/** Minutes since 1970; renders again each minute. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));

export const useClockTime = (): ClockTime => useSyncExternalStore(subscribe, clockTimeNow);
