import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';
import type { Chapter } from '../use-modules.ts';

export function useMarkRead({ number }: Chapter) {
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  return trpc.programme.markChapterRead.useMutation({
    onSuccess: async (module) => {
      // An older request would bring an answer without the mark.
      await programme.getChapter.cancel({ number });
      const read = module.chapters.find((each) => each.number === number);
      programme.getChapter.setData({ number }, (known) =>
        known && read ? { ...known, readAt: read.readAt } : known,
      );
      return takeIn(module);
    },
  });
}
