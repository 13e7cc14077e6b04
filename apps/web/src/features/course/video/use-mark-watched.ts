import { useCallback, useRef } from 'react';
import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';

/** Notes that a module's video was seen: sent once, and again only on a retry. @decision D34 */
export function useMarkWatched(moduleId: number) {
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  const { mutateAsync, error, isPending } = trpc.programme.markVideoWatched.useMutation();
  const isAsked = useRef(false);
  const mark = useCallback(async (): Promise<boolean> => {
    isAsked.current = true;
    try {
      const module = await mutateAsync({ moduleId });
      programme.getVideo.setData({ moduleId }, (known) => known && { ...known, isWatched: true });
      await takeIn(module);
      return true;
    } catch {
      return false;
    }
  }, [mutateAsync, moduleId, programme, takeIn]);
  const markOnce = useCallback(
    async (): Promise<boolean> => !isAsked.current && (await mark()),
    [mark],
  );
  return { markOnce, retry: mark, error, isMarking: isPending };
}
