import { takesEntries } from '@aube/api/rules';
import { useState } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { useSession } from '../../lib/session.ts';

/**
 * Whether what is done here is kept: it is one's own course, and one is still in the programme. The
 * server decides; this spares a refusal. @decision D36 D44
 */
export function useRecords(): boolean {
  const session = useSession();
  const [now] = useState(() => new Date());
  const isConsulting = useConsultedId() !== null;
  if (session.status !== 'member' || isConsulting) return false;
  const { programmeAbandonedAt } = session.account;
  return takesEntries(programmeAbandonedAt ? new Date(programmeAbandonedAt) : null, now);
}
