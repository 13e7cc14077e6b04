import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useModuleChanged } from '../use-module-changed.ts';

interface NoVideoProps {
  readonly module: number;
  readonly isWatched: boolean;
  readonly records: boolean;
}

/** A site may run a module without a video: the step is then done by coming here, or the next module would never open. */
export function NoVideo({ module, isWatched, records }: NoVideoProps) {
  const onSuccess = useModuleChanged();
  const { mutate, isIdle } = trpc.programme.markVideoWatched.useMutation({ onSuccess });
  const isToMark = records && !isWatched && isIdle;
  useEffect(() => {
    if (isToMark) mutate({ moduleId: module });
  }, [isToMark, module, mutate]);
  return (
    <EmptyState title={<Trans>Ce module n’a pas de vidéo</Trans>}>
      <Trans>Passez à son premier chapitre : tout y est.</Trans>
    </EmptyState>
  );
}
