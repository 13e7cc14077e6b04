import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useConsultedId } from '../../../lib/consulting.ts';
import { useDates } from '../../../lib/dates.ts';
import { usePageTitle } from '../../../lib/document-title.ts';
import { useReloadAccount, useSession } from '../../../lib/session.ts';
import { questionnairePages } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOverview } from '../../../lib/use-overview.ts';
import { CrisisHelp } from '../flow/crisis-help.tsx';
import { QuietHelp } from '../flow/quiet-help.tsx';
import { isCrisisAnswer, isCrisisDeclined } from '../model/answers.ts';
import { type Answers, itemsOf } from '../model/definition.ts';
import { useCrisisPanel, useDefinition } from '../use-definition.ts';
import { forgetSent, isJustSent, noteThanked } from './just-sent.ts';
import { RetiredInstruments } from './retired-instruments.tsx';
import { ScheduleWaits } from './schedule-waits.tsx';
import { ScoreSummaries } from './score-summaries.tsx';
import { SubmittedAnswers } from './submitted-answers.tsx';

/**
 * Reloads the account after a submission, because the submission opens closed pages.
 * @source specification §4
 */
export function QuestionnaireSummary({ code }: { code: GateQuestionnaire }) {
  const { t } = useLingui();
  useReloadedSession(code);
  const consultedId = useConsultedId();
  const definition = useDefinition(code);
  const input = consultedId === null ? { code } : { code, userId: consultedId };
  const mine = trpc.questionnaires.findAnswers.useQuery(input, { staleTime: 0 });
  const crisis = useCrisisPanel(definition.data?.crisis ?? null);
  const error = definition.error ?? mine.error;
  const answers = mine.data?.status === 'submitted' ? mine.data : null;
  const [isThanked] = useState(() => isJustSent(code));
  // The cache may still hold the draft that was just sent, so its new reading decides.
  const isReadAgain = isThanked && mine.fetchStatus !== 'idle';
  const isUnsent = mine.data !== undefined && answers === null && !isReadAgain;
  const isSent = answers !== null || (!isUnsent && !error);
  const { data: programme } = useOverview();
  const isToAnswer = isUnsent && programme?.dueQuestionnaire === code;
  useEffect(() => {
    noteThanked();
    return forgetSent;
  }, []);
  const sentOn = useSentOn(answers?.submittedAt ?? null);
  const isTitled = isThanked ? isSent : sentOn !== null;
  usePageTitle(
    isTitled && isThanked ? t`Questionnaire envoyé` : sentOn ? t`Réponses du ${sentOn}` : '',
  );
  const items = answers && definition.data ? itemsOf(definition.data) : [];
  const given = (answers?.answers ?? {}) as Answers;
  const isAlarming = items.some((item) => isCrisisAnswer(item, given));
  const isDeclined = items.some((item) => isCrisisDeclined(item, given));

  return (
    <>
      {!isThanked && (
        <p className="mb-4">
          <Link to="activities">
            <Trans>Retour à mes activités</Trans>
          </Link>
        </p>
      )}
      <PageHeading above={isTitled && (definition.data?.title ?? '\u00A0')}>
        {isTitled && isThanked ? (
          <Trans>Vos réponses sont envoyées. Merci.</Trans>
        ) : sentOn ? (
          <Trans>Réponses du {sentOn}</Trans>
        ) : (
          (definition.data?.title ?? <Trans>Bilan du questionnaire</Trans>)
        )}
      </PageHeading>
      {isAlarming && crisis && (
        <div className="mb-10">
          <CrisisHelp panel={crisis} />
        </div>
      )}
      {isDeclined && crisis && (
        <div className="mb-10">
          <QuietHelp panel={crisis} />
        </div>
      )}
      {answers && <ScheduleWaits userId={consultedId} />}
      {answers ? (
        answers.results.length > 0 && (
          <section aria-labelledby="summary">
            <h2 id="summary" className="text-lead">
              <Trans>Ce que disent les réponses</Trans>
            </h2>
            <p className="mt-2 mb-5 text-ink-soft">
              <Trans>
                C’est une image de ces dernières semaines, et non un diagnostic. Un diagnostic se
                pose lors d’une consultation.
              </Trans>
            </p>
            <ScoreSummaries results={answers.results} />
          </section>
        )
      ) : error ? (
        <ErrorState
          error={error}
          busy={mine.isFetching || definition.isFetching}
          onRetry={() => {
            void definition.refetch();
            void mine.refetch();
          }}
        />
      ) : isUnsent ? (
        <EmptyState title={<Trans>Ce questionnaire n’est pas encore envoyé</Trans>} />
      ) : (
        <Skeleton lines={6} />
      )}
      {answers && (
        <section aria-labelledby="answers" className="mt-10">
          <h2 id="answers" className="mb-3 text-lead">
            <Trans>Les réponses</Trans>
          </h2>
          <RetiredInstruments retired={answers.retired} isStaff={false} />
          <SubmittedAnswers code={code} userId={consultedId} answers={answers.answers as Answers} />
        </section>
      )}
      <p className="mt-10">
        {isToAnswer ? (
          <Link
            to={questionnairePages[code]}
            bare
            className={buttonClass('primary', 'max-sm:w-full')}
          >
            <Trans>Ouvrir le questionnaire</Trans>
          </Link>
        ) : (
          <Link to="programme" bare className={buttonClass('primary', 'max-sm:w-full')}>
            <Trans>Ouvrir mon programme</Trans>
          </Link>
        )}
      </p>
    </>
  );
}

function useSentOn(submittedAt: string | null): string | null {
  const { data: programme } = useOverview();
  const dates = useDates();
  if (submittedAt === null || !programme) return null;
  return dates.dayOf(submittedAt, programme.person.timeZone);
}

function useReloadedSession(code: GateQuestionnaire): void {
  const session = useSession();
  const reloadAccount = useReloadAccount();
  const isStale = session.status === 'member' && session.account.submittedAt[code] === null;
  useEffect(() => {
    if (isStale) void reloadAccount();
  }, [isStale, reloadAccount]);
}
