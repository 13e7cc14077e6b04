import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { faultOf } from '../../lib/error-code.ts';
import { forgetDraft } from '../../lib/open-drafts.ts';
import { nobody } from '../../lib/present-person.ts';
import { sendWhileLeaving } from '../../lib/send-while-leaving.ts';
import { useSession } from '../../lib/session.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  answersKey,
  type Kept,
  type SaveRequest,
  useAnswerDraft,
} from './draft/use-answer-draft.ts';
import { QuestionnaireFlow } from './flow/questionnaire-flow.tsx';
import { type Answers, type Definition, itemsOf } from './model/definition.ts';
import { pagesOf } from './model/pages.ts';
import { isPastStart, placeOf } from './model/place.ts';
import { useCrisisPanel, useDefinition } from './use-definition.ts';
import {
  findPass,
  findSentPass,
  forgetPass,
  keepPass,
  type ScreeningPass,
  sendPass,
  type Sent,
  sentScreeningIn,
} from './screening/screening-memory.ts';
import { ScreeningResult } from './screening/screening-result.tsx';

type Screening = RouterOutputs['questionnaires']['saveScreening'];

const nothing = { answers: {}, version: null, status: 'draft' } as const;
const questionnaire = 'PS';
/**
 * False before the first save, because a page that is closing cannot store the pass in the reply.
 */
const canLeave = () => findPass() !== null;

async function findKept(pass: ScreeningPass | null): Promise<Kept & Pick<Screening, 'status'>> {
  if (!pass) return nothing;
  try {
    return await trpcClient.questionnaires.findScreening.query(pass);
  } catch (error) {
    if (faultOf(error).code !== 'NOT_FOUND') throw error;
  }
  forgetPass();
  return nothing;
}

/**
 * @source specification §2
 * @decision D33
 */
export default function SelfScreeningPage() {
  const [path, navigate] = useLocation();
  const sent = sentScreeningIn(useHistoryState());
  return sent ? (
    <SentScreening sent={sent} onRestart={() => navigate(path, { replace: true })} />
  ) : (
    <Asking />
  );
}

function SentScreening({ sent, onRestart }: { sent: Sent; onRestart: () => void }) {
  const { t } = useLingui();
  const found = trpc.questionnaires.findScreening.useQuery(sent.pass, {
    // A registration changes the result, so older data is fetched again.
    staleTime: 60_000,
  });
  const isGone = found.error !== null && faultOf(found.error).code === 'NOT_FOUND';
  const restart = useEffectEvent(onRestart);
  useEffect(() => {
    if (isGone) restart();
  }, [isGone]);
  return (
    <QueryView query={found} lines={8} title={t`Évaluez mon sommeil`}>
      {({ result, advice, registration, registrationEnd }) => (
        <ScreeningResult
          result={result}
          advice={advice}
          registration={registration}
          registrationEnd={registrationEnd}
          onRestart={onRestart}
        />
      )}
    </QueryView>
  );
}

function useConclusion(userId: number) {
  const [path, navigate] = useLocation();
  return useCallback(
    (pass: ScreeningPass) => {
      forgetDraft(userId, answersKey(questionnaire));
      sendPass(pass);
      const sent: Sent = { pass };
      navigate(path, { replace: true, state: { screening: sent } });
    },
    [navigate, path, userId],
  );
}

function Asking() {
  const { t } = useLingui();
  const definition = useDefinition(questionnaire);
  const kept = useQuery({
    queryKey: ['questionnaires', 'keptScreening'],
    queryFn: async () => findKept(findPass()),
    initialData: () => (findPass() ? undefined : nothing),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const session = useSession();
  const userId = session.status === 'member' ? session.account.userId : nobody;
  return (
    <QueryView query={definition} lines={8} title={t`Évaluez mon sommeil`}>
      {(asked) => (
        <QueryView query={kept} lines={8} title={asked.title}>
          {(known) =>
            known.status === 'draft' ? (
              <Answering userId={userId} definition={asked} kept={known} />
            ) : (
              <SentUnheard userId={userId} />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

function SentUnheard({ userId }: { userId: number }) {
  const conclude = useConclusion(userId);
  useEffect(() => {
    const pass = findPass();
    if (pass) conclude(pass);
  }, [conclude]);
  return <Skeleton lines={8} />;
}

function useStartAtStart(
  answers: Answers,
  pageCount: number,
  conclude: (pass: ScreeningPass) => void,
): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isAdrift] = useState(
    () => Object.keys(answers).length === 0 && isPastStart(placeOf(search, pageCount)),
  );
  const leaveAdrift = useEffectEvent(() => {
    const pass = findSentPass();
    if (pass) conclude(pass);
    else navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isAdrift) leaveAdrift();
  }, [isAdrift]);
}

type AnsweringProps = {
  readonly userId: number;
  readonly definition: Definition;
  readonly kept: Kept;
};

function Answering({ userId, definition, kept }: AnsweringProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.questionnaires.saveScreening.useMutation();
  const items = useMemo(() => itemsOf(definition), [definition]);
  const save = useCallback(
    async (request: SaveRequest, isLeaving: boolean) => {
      const input = { ...findPass(), ...request };
      const saved = await (isLeaving
        ? sendWhileLeaving<Screening>('questionnaires.saveScreening', input)
        : mutateAsync(input));
      if (saved.capability !== null) keepPass({ id: saved.id, capability: saved.capability });
      return saved;
    },
    [mutateAsync],
  );
  const crisis = useCrisisPanel(definition.crisis);
  const conclude = useConclusion(userId);
  const readResult = () => {
    const pass = findPass();
    if (pass) conclude(pass);
  };
  const onSubmitted = (reply: Screening) => {
    const pass = findPass();
    if (pass) utils.questionnaires.findScreening.setData(pass, reply);
    readResult();
  };
  const asked = { userId, questionnaire, kept, items };
  const draft = useAnswerDraft({ ...asked, save, canLeave, onSubmitted });
  useStartAtStart(draft.answers, pagesOf(definition).length, conclude);
  return (
    <QuestionnaireFlow
      definition={definition}
      draft={draft}
      crisis={crisis}
      words={{
        before: t`Le résultat s’affiche tout de suite. Il ne porte pas votre nom et n’est lié à aucun compte.`,
        button: <Trans>Voir mon résultat</Trans>,
        busy: <Trans>Un instant…</Trans>,
      }}
      onAlreadySubmitted={readResult}
    />
  );
}
