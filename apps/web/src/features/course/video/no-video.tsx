import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useModuleChanged } from '../use-module-changed.ts';
import type { Module } from '../use-modules.ts';

type NoVideoProps = {
  readonly module: Pick<Module, 'number' | 'isVideoWatched'>;
  /** True when a visit is saved. */
  readonly isKept: boolean;
};

/**
 * For a module without a video: a visit completes the step, since the next module would never open
 * otherwise.
 */
export function NoVideo({ module: { number, isVideoWatched }, isKept }: NoVideoProps) {
  const onSuccess = useModuleChanged();
  const { mutate, isIdle } = trpc.programme.markVideoWatched.useMutation({ onSuccess });
  const isToMark = isKept && !isVideoWatched && isIdle;
  useEffect(() => {
    if (isToMark) mutate({ moduleId: number });
  }, [isToMark, number, mutate]);
  return (
    <EmptyState title={<Trans>Ce module n’a pas de vidéo</Trans>}>
      <Trans>Commencez par le premier chapitre : il dit tout ce qu’il faut savoir.</Trans>
    </EmptyState>
  );
}
