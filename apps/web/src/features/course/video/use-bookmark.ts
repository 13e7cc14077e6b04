import { useCallback, useEffect, useState } from 'react';
import { watchPage } from '../../../lib/page-events.ts';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { trpc } from '../../../trpc.ts';
import { createBookmark } from './bookmark.ts';
import type { Video } from '../use-modules.ts';

/** Saves the position of a video on the account: at intervals, when it stops, and when the page is left. */
export function useBookmark({ moduleNumber: moduleId, positionSeconds, film, isKept }: Video) {
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
      // A lost position does no harm: the next one follows.
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
