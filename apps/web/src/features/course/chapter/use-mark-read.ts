import { useCallback } from 'react';
import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';
import type { Chapter } from '../use-modules.ts';

/** Notes that a chapter was read to its end, once; every page that shows the course hears of it. */
export function useMarkRead({ number, readAt }: Chapter) {
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  const { mutateAsync, error, isPending } = trpc.programme.markChapterRead.useMutation();
  const mark = useCallback(async (): Promise<boolean> => {
    try {
      const module = await mutateAsync({ number });
      const chapter = module.chapters.find((each) => each.number === number);
      programme.getChapter.setData({ number }, (known) =>
        known && chapter ? { ...known, readAt: chapter.readAt } : known,
      );
      await takeIn(module);
      return true;
    } catch {
      return false;
    }
  }, [mutateAsync, number, programme, takeIn]);
  return { isRead: readAt !== null, error, mark, isMarking: isPending };
}
