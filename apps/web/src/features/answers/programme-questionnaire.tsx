import type { RouterOutputs } from '@aube/api';
import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetDraft } from '../../lib/open-drafts.ts';
import { sendWhileLeaving } from '../../lib/send-while-leaving.ts';
import { useReloadAccount, useSession } from '../../lib/session.ts';
import { withTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { pageTitles } from '../../lib/page-titles.ts';
import { usePrefetch } from '../../lib/prefetch.ts';
import { pathTo, questionnairePages } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  answersKey,
  type Kept,
  type SaveRequest,
  useAnswerDraft,
} from './draft/use-answer-draft.ts';
import { useSuspendShownSchedule } from '../../lib/suspend-shown-schedule.ts';
import { HeldBack } from './due/held-back.tsx';
import { OpensAfter } from './due/opens-after.tsx';
import { QuestionnaireFlow } from './flow/questionnaire-flow.tsx';
import { type Definition, itemsOf } from './model/definition.ts';
import { rememberSent } from './results/just-sent.ts';
import { useCrisisPanel, useDefinition } from './use-definition.ts';

const NightsFirst = lazyPart(
  withTexts(
    {
      fr: () => import('./due/nights-first.tsx?texts=fr'),
      en: () => import('./due/nights-first.tsx?texts=en'),
    },
    () => import('./due/nights-first.tsx'),
  ),
);

const HoursMeanwhile = lazyPart(
  withTexts(
    {
      fr: () => import('./due/hours-meanwhile.tsx?texts=fr'),
      en: () => import('./due/hours-meanwhile.tsx?texts=en'),
    },
    () => import('./due/hours-meanwhile.tsx'),
  ),
);

type Mine = RouterOutputs['questionnaires']['findAnswers'];
type Saved = RouterOutputs['questionnaires']['save'];

export function ProgrammeQuestionnaire({ code }: { code: GateQuestionnaire }) {
  const { i18n } = useLingui();
  const session = useSession();
  const reloadAccount = useReloadAccount();
  const definition = useDefinition(code);
  // Another device may have changed the answers, so each visit fetches them.
  const mine = trpc.questionnaires.findAnswers.useQuery(
    { code },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const isSubmitted = mine.data?.status === 'submitted';
  useEffect(() => {
    if (isSubmitted) void reloadAccount();
  }, [isSubmitted, reloadAccount]);

  const error = definition.error ?? mine.error;
  if (definition.data && mine.data !== undefined && !isSubmitted && session.status === 'member') {
    return (
      <Answering
        code={code}
        userId={session.account.userId}
        definition={definition.data}
        mine={mine.data}
      />
    );
  }
  if (!error) return <Skeleton lines={8} />;
  return (
    <>
      <PageHeading>
        {definition.data?.title ?? i18n._(pageTitles[questionnairePages[code]])}
      </PageHeading>
      <ErrorState
        error={error}
        busy={definition.isFetching || mine.isFetching}
        onRetry={() => {
          void definition.refetch();
          void mine.refetch();
        }}
      />
      <LastNightFirst code={code} />
    </>
  );
}

/** Shown even when the questions cannot be loaded. The diary has no nights before S0. */
function LastNightFirst({ code }: { code: GateQuestionnaire }) {
  if (code === 'S0') return null;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <NightsFirst />
      <HoursMeanwhile />
    </Suspense>
  );
}

function WhoSees() {
  return (
    <p className="mt-6 text-small text-ink-soft">
      <Trans>
        Vos réponses sont vues par le personnel autorisé de votre établissement et par les personnes
        qui administrent le site.
      </Trans>
    </p>
  );
}

type AnsweringProps = {
  readonly code: GateQuestionnaire;
  readonly userId: number;
  readonly definition: Definition;
  readonly mine: Mine;
};

function Answering({ code, userId, definition, mine }: AnsweringProps) {
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);
  const [isSent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const suspend = useSuspendShownSchedule();
  const { mutateAsync } = trpc.questionnaires.save.useMutation({
    onSuccess: ({ isSuspending }) => {
      if (!isSuspending) return;
      suspend();
      void utils.programme.overview.invalidate();
    },
  });
  const items = useMemo(() => itemsOf(definition), [definition]);
  const save = useCallback(
    (request: SaveRequest, isLeaving: boolean) => {
      const input = { code, userId, ...request };
      return isLeaving ? sendWhileLeaving<Saved>('questionnaires.save', input) : mutateAsync(input);
    },
    [code, mutateAsync, userId],
  );
  const crisis = useCrisisPanel(definition.crisis);
  const prefetch = usePrefetch();
  useEffect(() => void prefetch('questionnaireSummary'), [prefetch]);

  const readSummary = () => {
    forgetDraft(userId, answersKey(code));
    // The summary page reloads the account. A reload here would skip the summary.
    navigate(pathTo('questionnaireSummary', { questionnaire: code.toLowerCase() }), {
      replace: true,
    });
    setSent(true);
  };
  const draft = useAnswerDraft({
    userId,
    questionnaire: code,
    kept: mine as Kept | null,
    items,
    save,
    onSubmitted: () => {
      rememberSent(code);
      readSummary();
    },
  });
  const isBackAgain = isSent && path === ownPath;
  const reloadAccount = useReloadAccount();
  useEffect(() => {
    // The person went back before the summary was loaded. Reloading the account redirects the
    // person.
    if (isBackAgain) void reloadAccount();
  }, [isBackAgain, reloadAccount]);

  if (isSent) return <Skeleton lines={8} />;

  return (
    <QuestionnaireFlow
      definition={definition}
      draft={draft}
      crisis={crisis}
      words={{
        before: (
          <Trans>
            Une fois envoyées, vos réponses ne pourront plus être modifiées. Vous pourrez toujours
            les relire.
          </Trans>
        ),
        button: <Trans>Envoyer mes réponses</Trans>,
        busy: <Trans>Envoi…</Trans>,
      }}
      onAlreadySubmitted={readSummary}
      about={
        <>
          <HeldBack code={code} />
          <OpensAfter code={code} />
        </>
      }
      below={code === 'S0' ? <WhoSees /> : <LastNightFirst code={code} />}
    />
  );
}
