import { type RefObject, useEffect, useEffectEvent } from 'react';
import { timeUntilRead } from './time-until-read.ts';

type Reading = {
  readonly end: RefObject<Element | null>;
  readonly wordCount: number;
  readonly onRead: () => void;
};

export function useReading(isOn: boolean, { end, wordCount, onRead }: Reading): void {
  const say = useEffectEvent(onRead);
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return undefined;
    let shown = 0;
    let hasSeenEnd = false;
    let shownSince: number | null = document.hidden ? null : performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const running = shownSince === null ? 0 : performance.now() - shownSince;
      const wait = timeUntilRead({ wordCount, shownMilliseconds: shown + running, hasSeenEnd });
      if (wait === null || shownSince === null) return;
      if (wait > 0) {
        timer = setTimeout(look, wait);
        return;
      }
      stop();
      say();
    };
    const turn = () => {
      if (shownSince !== null) shown += performance.now() - shownSince;
      shownSince = document.hidden ? null : performance.now();
      look();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      hasSeenEnd = true;
      look();
    });
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', turn);
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', turn);
    return stop;
  }, [isOn, end, wordCount]);
}
