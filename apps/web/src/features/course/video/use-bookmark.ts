import { useCallback, useEffect, useState } from 'react';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { trpc } from '../../../trpc.ts';
import { createBookmark } from './bookmark.ts';
import type { Video } from './video-data.ts';

/**
 * Keeps where a video was left on the account: now and then while it plays, when it stops, and when
 * the page is left, however that is.
 */
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
      if (isClosing) void sendWhileLeaving('programme.saveVideoPosition', input);
      else mutate(input);
    },
    [bookmark, film, isKept, moduleId, mutate, programme],
  );
  useEffect(() => {
    const close = () => keep(true);
    const hide = () => document.visibilityState === 'hidden' && keep(true);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', close);
      keep(false);
    };
  }, [keep]);

  return (seconds: number, isStopped: boolean): void => {
    if (bookmark.reach(seconds, isStopped)) keep(false);
  };
}
