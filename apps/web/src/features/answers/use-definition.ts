import type { RouterInputs } from '@aube/api';
import { trpc } from '../../trpc.ts';
import type { CrisisPanel } from './model/definition.ts';

type Code = RouterInputs['questionnaires']['getDefinition']['code'];

/** Read once a visit; a change of language asks anew, and the old texts stay until the new are there. */
const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** What a questionnaire asks, in the language on the screen. */
export function useDefinition(code: Code) {
  return trpc.questionnaires.getDefinition.useQuery({ code }, onceAVisit);
}

/**
 * Where to find help: fetched ahead, so that the panel waits for no reply when it is needed. Until
 * the establishment's own resources are there, the national ones that came with the questions stand.
 * @decision D33
 */
export function useCrisisPanel(national: CrisisPanel | null): CrisisPanel | null {
  const { data } = trpc.questionnaires.getCrisisResources.useQuery(undefined, {
    ...onceAVisit,
    enabled: national !== null,
  });
  return data ?? national;
}
