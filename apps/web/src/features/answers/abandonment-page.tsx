import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Account } from '../../lib/account.ts';
import { useConsultedId } from '../../lib/consulting.ts';
import { forgetDraft } from '../../lib/open-drafts.ts';
import { sendWhileLeaving } from '../../lib/send-while-leaving.ts';
import { useReloadAccount, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSuspendShownSchedule } from '../../lib/suspend-shown-schedule.ts';
import { answersKey, type SaveRequest, useAnswerDraft } from './draft/use-answer-draft.ts';
import { QuestionnaireFlow } from './flow/questionnaire-flow.tsx';
import { type Definition, itemsOf } from './model/definition.ts';
import { SubmittedAnswers } from './results/submitted-answers.tsx';
import { useDefinition } from './use-definition.ts';
import { HasLeft } from './abandonment/has-left.tsx';

type LeavingAnswers = RouterOutputs['questionnaires']['listAbandonments'][number];
type Saved = RouterOutputs['questionnaires']['saveAbandonment'];

const questionnaire = 'ABANDONMENT';

/** @source specification §2 @decision D36 */
export default function AbandonmentPage() {
  const { t } = useLingui();
  const consultedId = useConsultedId();
  const session = useSession();
  const definition = useDefinition('ABANDONMENT');
  const abandonments = trpc.questionnaires.listAbandonments.useQuery(
    consultedId === null ? {} : { userId: consultedId },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
  if (session.status !== 'member') return <Skeleton lines={8} />;
  const { account } = session;
  return (
    <QueryView query={definition} lines={8} title={t`Quitter le programme`}>
      {(asked) => (
        <QueryView query={abandonments} lines={8} title={asked.title}>
          {(known) => {
            const standing = known.findLast(({ status }) => status !== 'undone') ?? null;
            if (consultedId !== null)
              return <Consulted title={asked.title} userId={consultedId} answers={standing} />;
            if (standing?.status === 'submitted' || account.programmeAbandonedAt !== null) {
              return (
                <HasLeft
                  account={account}
                  undoableUntil={standing?.undoableUntil ?? null}
                  isByStaff={standing?.isByStaff ?? false}
                />
              );
            }
            return <Leaving account={account} definition={asked} kept={standing} />;
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

type LeavingProps = {
  readonly account: Account;
  readonly definition: Definition;
  readonly kept: LeavingAnswers | null;
};

function Leaving({ account, definition, kept }: LeavingProps) {
  const [path, navigate] = useLocation();
  const reloadAccount = useReloadAccount();
  const { mutateAsync } = trpc.questionnaires.saveAbandonment.useMutation();
  const items = useMemo(() => itemsOf(definition), [definition]);
  const { userId } = account;
  const save = useCallback(
    (request: SaveRequest, isLeaving: boolean) => {
      const input = { userId, ...request };
      return isLeaving
        ? sendWhileLeaving<Saved>('questionnaires.saveAbandonment', input)
        : mutateAsync(input);
    },
    [mutateAsync, userId],
  );
  const leave = () => {
    forgetDraft(userId, answersKey(questionnaire));
    navigate(path, { replace: true });
    void reloadAccount();
  };
  const suspend = useSuspendShownSchedule();
  const draft = useAnswerDraft({
    userId,
    questionnaire,
    kept,
    items,
    save,
    onSubmitted: ({ isSuspending }) => {
      if (isSuspending) suspend();
      leave();
    },
  });
  return (
    <QuestionnaireFlow
      definition={definition}
      draft={draft}
      crisis={null}
      words={{
        start: <Trans>Répondre avant de quitter</Trans>,
        before: (
          <Trans>
            En confirmant, vous quittez le programme. Vous pourrez changer d’idée pendant 24 heures.
          </Trans>
        ),
        button: <Trans>Confirmer et quitter le programme</Trans>,
        busy: <Trans>Envoi…</Trans>,
        kind: 'danger',
      }}
      aside={
        <Link to="programme" bare className={buttonClass('secondary')}>
          <Trans>Rester dans le programme</Trans>
        </Link>
      }
      onAlreadySubmitted={leave}
    />
  );
}

type ConsultedProps = {
  readonly title: string;
  readonly userId: number;
  readonly answers: LeavingAnswers | null;
};

/** @decision D44 */
function Consulted({ title, userId, answers }: ConsultedProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {answers?.isByStaff ? (
        <EmptyState title={<Trans>Le personnel a mis fin au programme de cette personne</Trans>} />
      ) : answers ? (
        <SubmittedAnswers code="ABANDONMENT" userId={userId} answers={answers.answers} />
      ) : (
        <EmptyState title={<Trans>Cette personne n’a pas quitté le programme</Trans>} />
      )}
    </>
  );
}
