import { useCallback } from 'react';
import { trpc } from '../../../trpc.ts';
import type { Chapter } from './chapter-view.tsx';

/** Notes that a chapter was read to its end, once; every page that shows the course hears of it. */
export function useMarkRead({ number, readAt }: Chapter) {
  const utils = trpc.useUtils();
  const { mutateAsync, error, isPending } = trpc.programme.markChapterRead.useMutation();
  const mark = useCallback(async (): Promise<boolean> => {
    try {
      const module = await mutateAsync({ number });
      const chapter = module.chapters.find((each) => each.number === number);
      const { programme } = utils;
      programme.getChapter.setData({ number }, (known) =>
        known && chapter ? { ...known, readAt: chapter.readAt } : known,
      );
      programme.listModuleStates.setData({}, (known) =>
        known?.map((each) => (each.number === module.number ? module : each)),
      );
      // The end of one module opens the next: the states are asked for anew.
      await Promise.all([
        programme.listModuleStates.invalidate(),
        programme.overview.invalidate(),
        programme.resolveCurrentStep.invalidate(),
      ]);
      return true;
    } catch {
      return false;
    }
  }, [mutateAsync, number, utils]);
  return { isRead: readAt !== null, error, mark, isMarking: isPending };
}
