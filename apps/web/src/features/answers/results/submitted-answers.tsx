import type { GateQuestionnaire } from '@aube/api/rules';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AnswerList } from '../flow/answer-list.tsx';
import type { Answers } from '../model/definition.ts';
import { pagesOf } from '../model/pages.ts';

type SubmittedAnswersProps = {
  readonly code: GateQuestionnaire | 'ABANDONMENT';
  readonly userId: number | null;
  readonly answers: Answers;
};

export function SubmittedAnswers({ code, userId, answers }: SubmittedAnswersProps) {
  const asked = trpc.questionnaires.getAsked.useQuery(
    userId === null ? { code } : { code, userId },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <QueryView query={asked} lines={8}>
      {(definition) => <AnswerList pages={pagesOf(definition)} answers={answers} />}
    </QueryView>
  );
}
