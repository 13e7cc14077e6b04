import { useCallback } from 'react';
import { trpc } from '../../trpc.ts';
import type { Module } from './use-modules.ts';

/** The end of a module opens the next module, so the queries are loaded again. */
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
