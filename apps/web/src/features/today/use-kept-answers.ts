import type { GateQuestionnaire } from '@aube/api/rules';
import { useConsultedId } from '../../lib/consulting.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/**
 * Number of saved answers to an unfinished questionnaire; null while unknown. The query names its
 * owner, which separates it from the one on the questionnaire's page.
 */
export function useKeptAnswers(code: GateQuestionnaire): number | null {
  const session = useSession();
  const isOwn = useConsultedId() === null && session.status === 'member';
  const { data, error } = trpc.questionnaires.findAnswers.useQuery(
    { code, ...(isOwn && { userId: session.account.userId }) },
    { enabled: isOwn, staleTime: 0 },
  );
  if (!isOwn || error) return 0;
  if (data === undefined) return null;
  const answers = data?.status === 'draft' ? Object.values(data.answers) : [];
  return answers.filter((answer) => answer !== '' && !(Array.isArray(answer) && !answer.length))
    .length;
}
