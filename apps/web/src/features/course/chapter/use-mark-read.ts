import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';
import type { Chapter } from '../use-modules.ts';

/** Marks a chapter as read once, and updates every page of the course. */
export function useMarkRead({ number }: Chapter) {
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  return trpc.programme.markChapterRead.useMutation({
    onSuccess: async (module) => {
      // A reply that is still on the way does not know about the mark and would remove it from the
      // cache.
      await programme.getChapter.cancel({ number });
      const read = module.chapters.find((each) => each.number === number);
      programme.getChapter.setData({ number }, (known) =>
        known && read ? { ...known, readAt: read.readAt } : known,
      );
      return takeIn(module);
    },
  });
}
