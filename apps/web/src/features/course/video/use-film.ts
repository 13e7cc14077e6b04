import { useRef, useState } from 'react';
import { startSeconds } from './seen.ts';

export function useFilm(film: HTMLVideoElement | null, leftAtSeconds: number) {
  const place = useRef<number | null>(null);
  const playsOn = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [startedAt, setStartedAt] = useState(0);
  return {
    hasFailed,
    isWaiting,
    wait: () => setIsWaiting(true),
    goOn: () => setIsWaiting(false),
    startedAt,
    start: (element: HTMLVideoElement): void => {
      const seconds = startSeconds(place.current ?? leftAtSeconds, element.duration);
      // A seek to 0 would hide the poster.
      if (seconds > 0) element.currentTime = seconds;
      setStartedAt(seconds);
      if (playsOn.current) void element.play().catch(() => undefined);
      playsOn.current = false;
    },
    remember: (element: HTMLVideoElement): void => {
      if (element.currentTime > 0) place.current = element.currentTime;
    },
    fail: () => {
      setIsWaiting(false);
      setHasFailed(true);
    },
    retry: (hadBegun: boolean): void => {
      playsOn.current = hadBegun;
      setHasFailed(false);
      film?.load();
    },
  };
}
