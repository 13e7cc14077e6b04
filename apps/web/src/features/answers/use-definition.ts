import type { RouterInputs } from '@aube/api';
import { trpc } from '../../trpc.ts';
import type { CrisisPanel } from './model/definition.ts';

type Code = RouterInputs['questionnaires']['getDefinition']['code'];

/** Fetched once per visit. */
const readOncePerVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

export function useDefinition(code: Code) {
  return trpc.questionnaires.getDefinition.useQuery({ code }, readOncePerVisit);
}

/**
 * The help contacts are fetched early, so that the crisis panel opens without waiting.
 * @decision D33
 */
export function useCrisisPanel(national: CrisisPanel | null): CrisisPanel | null {
  const { data } = trpc.questionnaires.getCrisisResources.useQuery(undefined, {
    // The cache may contain an older crisis line, which the footer loaded.
    staleTime: 0,
    enabled: national !== null,
  });
  return data ?? national;
}
