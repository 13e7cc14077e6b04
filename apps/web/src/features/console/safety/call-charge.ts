import { ANSWERABLE_REASONS } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/api';
import { trpc } from '../../../trpc.ts';
import type { Charge } from '../charge/charge-actions.tsx';

type CalledPerson = RouterOutputs['stats']['listCalls']['people'][number];

const isOfCall = ({ reason }: { reason: string }) =>
  ANSWERABLE_REASONS.some((each) => each === reason);

/** The latest charge of a call to this person; alerts do not count. */
export const callChargeOf = (
  people: readonly Pick<CalledPerson, 'userId' | 'reasons'>[],
  userId: number,
): Charge | null =>
  people
    .filter((person) => person.userId === userId)
    .flatMap(({ reasons }) => reasons.filter(isOfCall).map(({ charge }) => charge))
    .filter((charge) => charge !== null)
    .toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;

/**
 * People to call, for the alerts beside them. The home reads the same list for « À joindre ».
 * @decision console#taking-charge
 */
export function useCalledPeople(userId?: number): {
  readonly people: readonly CalledPerson[];
  /** True when the list could not be read, so nobody knows who calls. */
  readonly isUnknown: boolean;
} {
  const asked = { isMine: false, isSetAside: false, isBesideAlerts: true };
  const calls = trpc.stats.listCalls.useQuery(userId === undefined ? asked : { ...asked, userId }, {
    staleTime: 0,
  });
  return { people: calls.data?.people ?? [], isUnknown: calls.isError };
}
