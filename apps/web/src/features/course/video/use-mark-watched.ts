import { useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { useModuleChanged } from '../use-module-changed.ts';

/** @decision D34 */
export function useMarkWatched() {
  const { t } = useLingui();
  const { programme } = trpc.useUtils();
  const takeIn = useModuleChanged();
  return trpc.programme.markVideoWatched.useMutation({
    onSuccess: async (module, { moduleId }) => {
      announce(t`Le module en images est vu`);
      // A query that started before the mutation would overwrite the result.
      await programme.getVideo.cancel({ moduleId });
      programme.getVideo.setData({ moduleId }, (known) => known && { ...known, isWatched: true });
      return takeIn(module);
    },
  });
}
