import type { RouterInputs } from '@aube/api';
import { trpc } from '../../trpc.ts';
import type { CrisisPanel } from './model/definition.ts';

type Code = RouterInputs['questionnaires']['getDefinition']['code'];

/**
 * Fetched once per visit. After a change of language, the old texts stay until the new texts
 * arrive.
 */
const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

export function useDefinition(code: Code) {
  return trpc.questionnaires.getDefinition.useQuery({ code }, onceAVisit);
}

/**
 * Fetches the help contacts early, so that the crisis panel is shown without waiting. The national
 * contacts are shown first.
 * @decision D33
 */
export function useCrisisPanel(national: CrisisPanel | null): CrisisPanel | null {
  const { data } = trpc.questionnaires.getCrisisResources.useQuery(undefined, {
    // The footer keeps an earlier answer, which may name an earlier line.
    staleTime: 0,
    enabled: national !== null,
  });
  return data ?? national;
}
