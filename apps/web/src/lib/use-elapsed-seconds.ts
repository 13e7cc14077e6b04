import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Running = 'idle' | 'running' | 'paused' | 'done';

export type Elapsed = {
  readonly running: Running;
  /** Pauses do not count. */
  readonly seconds: number;
  readonly start: () => void;
  readonly pause: () => void;
  readonly proceed: () => void;
  readonly stop: () => void;
  readonly moveTo: (seconds: number) => void;
};

/**
 * Reads the device's clock at each tick, so that a late timer loses no time.
 * @param until end of the count; by default no end
 */
export function useElapsedSeconds(until = Number.POSITIVE_INFINITY): Elapsed {
  const [running, setRunning] = useState<Running>('idle');
  const [seconds, setSeconds] = useState(0);
  const origin = useRef(0);

  const look = useEffectEvent(() => {
    const elapsed = Math.floor((performance.now() - origin.current) / 1000);
    setSeconds(Math.min(elapsed, until));
    if (elapsed >= until) setRunning('done');
  });
  useEffect(() => {
    if (running !== 'running') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // The wait is rounded up, because some browsers measure time in whole milliseconds.
      const untilNext = Math.ceil(1000 - ((performance.now() - origin.current) % 1000));
      timer = setTimeout(() => {
        look();
        wait();
      }, untilNext);
    };
    wait();
    return () => clearTimeout(timer);
  }, [running]);

  const startAt = (at: number) => {
    origin.current = performance.now() - at * 1000;
    setSeconds(at);
  };
  const run = (at: number) => {
    startAt(at);
    setRunning('running');
  };
  return {
    running,
    seconds,
    start: () => run(0),
    pause: () => setRunning('paused'),
    proceed: () => run(seconds),
    stop: () => {
      setSeconds(0);
      setRunning('idle');
    },
    moveTo: (at) => {
      startAt(Math.min(at, until));
      if (at >= until) setRunning('done');
    },
  };
}
