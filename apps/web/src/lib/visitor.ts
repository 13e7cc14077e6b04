import { gateFactsOf } from './account.ts';
import { useConsultedId } from './consulting.ts';
import type { Visitor } from './decide-navigation.ts';
import { useSession } from './session.ts';

export function useVisitor(): Visitor {
  const session = useSession();
  const isConsulting = useConsultedId() !== null;
  if (session.status !== 'member') return session;
  const { account } = session;
  const { isConsentDue, mustSetUpSecondFactor } = account;
  const facts = gateFactsOf(account);
  return { status: 'member', facts, isConsulting, isConsentDue, mustSetUpSecondFactor };
}
