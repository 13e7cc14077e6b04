import { useRef, useState } from 'react';
import type { Video } from '../use-modules.ts';
import { isSeenEnough, joinSpans, seenUntilSeconds, type Span } from './seen.ts';
import { useBookmark } from './use-bookmark.ts';
import { useMarkWatched } from './use-mark-watched.ts';

const playedOf = ({ played }: HTMLVideoElement): Span[] =>
  Array.from({ length: played.length }, (_, index) => ({
    from: played.start(index),
    to: played.end(index),
  }));

/**
 * Follows the seen parts of a video through jumps, failures and visits: marks it at nine tenths,
 * and saves the position. Parts before that position were seen on another day.
 */
export function useWatching(video: Video) {
  const { moduleNumber, positionSeconds, isWatched, isKept } = video;
  const seen = useRef<Span[]>([{ from: 0, to: positionSeconds }]);
  const marking = useMarkWatched();
  const isAsked = useRef(false);
  const mark = () => marking.mutate({ moduleId: moduleNumber });
  const keep = useBookmark(video);
  /** Start of the unseen part, shown at the end of a video with too much missing. */
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
