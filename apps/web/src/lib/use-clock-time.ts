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

export const useClockTime = (): ClockTime => useSyncExternalStore(subscribe, clockTimeNow);
