import { useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';

/** Marks the video of a module as seen, and updates every page of the course. @decision D34 */
export function useMarkWatched() {
  const { t } = useLingui();
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  return trpc.programme.markVideoWatched.useMutation({
    onSuccess: async (module, { moduleId }) => {
      announce(t`Vidéo vue`);
      // A reply that is still on the way does not know about the mark and would remove it from the
      // cache.
      await programme.getVideo.cancel({ moduleId });
      programme.getVideo.setData({ moduleId }, (known) => known && { ...known, isWatched: true });
      return takeIn(module);
    },
  });
}
