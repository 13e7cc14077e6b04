import type { RouterInputs } from '@aube/api';
import { trpc } from '../../trpc.ts';
import type { CrisisPanel } from './model/definition.ts';

type Code = RouterInputs['questionnaires']['getDefinition']['code'];

/** Read once per visit; after a change of language the old texts stay until the new ones arrive. */
const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** A questionnaire in the current language. */
export function useDefinition(code: Code) {
  return trpc.questionnaires.getDefinition.useQuery({ code }, onceAVisit);
}

/**
 * Fetches the contacts for help ahead, so that the panel never waits. The national ones stand until
 * those of the establishment arrive.
 * @decision D33
 */
export function useCrisisPanel(national: CrisisPanel | null): CrisisPanel | null {
  const { data } = trpc.questionnaires.getCrisisResources.useQuery(undefined, {
    ...onceAVisit,
    enabled: national !== null,
  });
  return data ?? national;
}
