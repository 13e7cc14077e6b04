import { gateQuestionnaires, type GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../../lib/consulting.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { questionnairePages } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';
import type { Answers } from './model/definition.ts';
import { ProgrammeQuestionnaire } from './programme-questionnaire.tsx';
import { RetiredInstruments } from './results/retired-instruments.tsx';
import { ScoreSummaries } from './results/score-summaries.tsx';
import { SubmittedAnswers } from './results/submitted-answers.tsx';
import { useDefinition } from './use-definition.ts';

/** @decision D44 */
function ConsultedAnswers({ code, userId }: { code: GateQuestionnaire; userId: number }) {
  const definition = useDefinition(code);
  const answers = trpc.questionnaires.findAnswers.useQuery({ code, userId });
  const error = definition.error ?? answers.error;
  if (error) {
    return (
      <ErrorState
        error={error}
        busy={definition.isFetching || answers.isFetching}
        onRetry={() => {
          void definition.refetch();
          void answers.refetch();
        }}
      />
    );
  }
  if (!definition.data || answers.data === undefined) return <Skeleton lines={8} />;
  return (
    <>
      <PageHeading>{definition.data.title}</PageHeading>
      {answers.data ? (
        <div className="grid gap-12">
          <ScoreSummaries results={answers.data.results} />
          <RetiredInstruments retired={answers.data.retired} isStaff />
          <SubmittedAnswers code={code} userId={userId} answers={answers.data.answers as Answers} />
        </div>
      ) : (
        <EmptyState title={<Trans>Pas encore de réponses</Trans>}>
          <p>
            <Trans>Les réponses apparaissent ici une fois que le questionnaire est envoyé.</Trans>
          </p>
        </EmptyState>
      )}
    </>
  );
}

/** @source specification §2 */
export default function QuestionnairePage({ routeId }: PageProps) {
  const consultedId = useConsultedId();
  const code = gateQuestionnaires.find((each) => questionnairePages[each] === routeId);
  if (!code) return null;
  return consultedId === null ? (
    <>
      <ProgrammeQuestionnaire key={code} code={code} />
      <SomethingHappenedLink className="mt-10" />
    </>
  ) : (
    <ConsultedAnswers key={code} code={code} userId={consultedId} />
  );
}
