import { useRef, useState, useCallback, useEffect } from 'react';
import { watchPage } from '../../../lib/page-events.ts';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { trpc } from '../../../trpc.ts';
import type { Video } from '../use-modules.ts';
import { createBookmark } from './bookmark.ts';
import { isSeenEnough, joinSpans, seenUntilSeconds, type Span } from './seen.ts';
import { useMarkWatched } from './use-mark-watched.ts';

function useBookmark({ moduleNumber: moduleId, positionSeconds, film, isKept }: Video) {
  const { programme } = trpc.useUtils();
  const { mutate } = trpc.programme.saveVideoPosition.useMutation();
  const [bookmark] = useState(() => createBookmark(positionSeconds));

  const keep = useCallback(
    (isClosing: boolean) => {
      const place = isKept ? bookmark.take() : null;
      if (place === null) return;
      const input = { moduleId, positionSeconds: place, film };
      programme.getVideo.setData({ moduleId }, (known) =>
        known?.film === film ? { ...known, positionSeconds: place } : known,
      );
      if (!isClosing) return mutate(input);
      // A failure does not matter, because the next visit saves a position again.
      void sendWhileLeaving('programme.saveVideoPosition', input).catch(() => undefined);
    },
    [bookmark, film, isKept, moduleId, mutate, programme],
  );
  useEffect(() => {
    const stop = watchPage({ onLeave: () => keep(true) });
    return () => {
      stop();
      keep(false);
    };
  }, [keep]);

  return (seconds: number, isStopped: boolean): void => {
    if (bookmark.reach(seconds, isStopped)) keep(false);
  };
}

const playedOf = ({ played }: HTMLVideoElement): Span[] =>
  Array.from({ length: played.length }, (_, index) => ({
    from: played.start(index),
    to: played.end(index),
  }));

export function useWatching(video: Video) {
  const { moduleNumber, positionSeconds, isWatched, isKept } = video;
  const seen = useRef<Span[]>([{ from: 0, to: positionSeconds }]);
  const marking = useMarkWatched();
  const isAsked = useRef(false);
  const mark = () => marking.mutate({ moduleId: moduleNumber });
  const keep = useBookmark(video);
  const [missedFrom, setMissedFrom] = useState<number | null>(null);

  const follow = (film: HTMLVideoElement): void => {
    seen.current = joinSpans([...seen.current, ...playedOf(film)]);
    const isEnough = isSeenEnough(seen.current, film.duration);
    if (isEnough && isKept && !isWatched && !isAsked.current) {
      isAsked.current = true;
      mark();
    }
    const isOver = isWatched || isEnough;
    keep(isOver ? film.currentTime : seenUntilSeconds(seen.current), film.paused);
    const isShort = film.ended && !isOver && isKept;
    setMissedFrom(isShort ? seenUntilSeconds(seen.current) : null);
  };
  const { error, isPending } = marking;
  return { follow, missedFrom, error, isMarking: isPending, retry: mark };
}
