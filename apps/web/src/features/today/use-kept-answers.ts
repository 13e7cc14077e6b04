import type { GateQuestionnaire } from '@aube/api/rules';
import { useConsultedId } from '../../lib/consulting.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/**
 * How many of one's own answers to a questionnaire wait to be gone on with; null until that is
 * known. Asked with its owner, which keeps it apart from what the questionnaire's page begins from.
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
