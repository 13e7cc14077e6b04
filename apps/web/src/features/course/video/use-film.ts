import { useRef, useState } from 'react';
import { startSeconds } from './seen.ts';

/**
 * Where a film is, through a failure or a change of language: it goes on there, and at first where it
 * was left. It plays at once after a retry only; nothing else starts by itself.
 */
export function useFilm(film: HTMLVideoElement | null, leftAtSeconds: number) {
  const place = useRef<number | null>(null);
  const playsOn = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [startedAt, setStartedAt] = useState(0);
  return {
    hasFailed,
    /** It plays, and has nothing to show. */
    isWaiting,
    wait: () => setIsWaiting(true),
    goOn: () => setIsWaiting(false),
    /** Where it started this time, in seconds; 0 from the beginning. */
    startedAt,
    start: (element: HTMLVideoElement): void => {
      const seconds = startSeconds(place.current ?? leftAtSeconds, element.duration);
      // Going to its beginning would already put its poster away.
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
