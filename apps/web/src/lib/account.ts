import type { RouterOutputs } from '@aube/api';
import type { GateFacts } from '@aube/api/rules';

export type Account = RouterOutputs['account']['me'];

/** @source specification §4 */
export function gateFactsOf(account: Account): GateFacts {
  const { roles, programmeWeek, programmeAbandonedAt, submittedAt } = account;
  return {
    roles,
    programmeWeek,
    isAbandoned: programmeAbandonedAt !== null,
    submitted: {
      S0: submittedAt.S0 !== null,
      S6: submittedAt.S6 !== null,
      S12: submittedAt.S12 !== null,
      S24: submittedAt.S24 !== null,
    },
  };
}
