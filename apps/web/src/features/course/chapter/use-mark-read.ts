import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';
import type { Chapter } from '../use-modules.ts';

export function useMarkRead({ number }: Chapter) {
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  return trpc.programme.markChapterRead.useMutation({
    onSuccess: async (module) => {
      // A query that started before the mutation would overwrite the result.
      await programme.getChapter.cancel({ number });
      const read = module.chapters.find((each) => each.number === number);
      programme.getChapter.setData({ number }, (known) =>
        known && read ? { ...known, readAt: read.readAt } : known,
      );
      return takeIn(module);
    },
  });
}
