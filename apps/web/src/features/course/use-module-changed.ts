import { useCallback } from 'react';
import { trpc } from '../../trpc.ts';
import type { Module } from './use-modules.ts';

/**
 * Takes in a module of one's own as it stands after a step was done. The end of one module opens the
 * next: what hangs on it is asked for anew.
 */
export function useModuleChanged(): (module: Module) => Promise<unknown> {
  const { programme } = trpc.useUtils();
  return useCallback(
    (module) => {
      programme.listModuleStates.setData({}, (known) =>
        known?.map((each) => (each.number === module.number ? module : each)),
      );
      return Promise.all([
        programme.listModuleStates.invalidate(),
        programme.overview.invalidate(),
        programme.resolveCurrentStep.invalidate(),
      ]);
    },
    [programme],
  );
}
