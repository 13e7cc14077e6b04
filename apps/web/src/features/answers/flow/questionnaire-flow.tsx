import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useDeferredValue, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDates } from '../../../lib/dates.ts';
import type { DraftState } from '../../../lib/draft-types.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { trpc } from '../../../trpc.ts';
import type { AnswerDraft } from '../draft/use-answer-draft.ts';
import type { CrisisPanel, Definition } from '../model/definition.ts';
import { pagesOf, questionCount } from '../model/pages.ts';
import { nextPlace, previousPlace, searchOf, placeOf, type Place } from '../model/place.ts';
import { fieldIdOf } from '../question/question-props.ts';
import { IntroductionPage } from './introduction-page.tsx';
import { QuestionPageForm } from './question-page-form.tsx';
import { ReviewPage, type SubmitWords } from './review-page.tsx';

/** Not announced to screen readers, because the state changes too often. */
function DraftWords({ state }: { state: DraftState<unknown> }) {
  const { Icon, words } = useDraftWords(state);
  return (
    <p className="flex min-h-6 items-start gap-2 text-small text-ink-soft">
      {words && <Icon aria-hidden className="mt-0.5 size-[1.15em] shrink-0" strokeWidth={2.25} />}
      <span>{words}</span>
    </p>
  );
}

function useDraftWords(state: DraftState<unknown>) {
  const dates = useDates();
  const errorText = useErrorText();
  switch (state.kind) {
    case 'kept': {
      const time = state.at && dates.clock(state.at);
      return { Icon: Check, words: time && <Trans>Réponses gardées à {time}</Trans> };
    }
    case 'pending':
      return { Icon: PencilLine, words: <Trans>Enregistrement…</Trans> };
    case 'waiting':
      if (state.fault.httpStatus === 429) break;
      return {
        Icon: CloudOff,
        words: (
          <Trans>
            Le site ne répond pas. Vos réponses restent sur cette page et partiront dès que la
            connexion reviendra : vous pouvez continuer.
          </Trans>
        ),
      };
    case 'none':
      return { Icon: Check, words: null };
    case 'refused':
    case 'toCompare':
  }
  return { Icon: CloudOff, words: errorText(state.fault) };
}

/** The address holds the position, so that Back goes one page back. */
function usePlace(pageCount: number): { place: Place; go: (place: Place) => void } {
  const [path, navigate] = useLocation();
  // The previous page stays visible until the next page is loaded.
  const search = useDeferredValue(useSearch());
  const place = placeOf(search, pageCount);
  const shown = searchOf(place);
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const code = location.hash.slice(1);
    const field = code ? document.getElementById(fieldIdOf(code)) : null;
    if (field) {
      field.focus();
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [shown]);
  return { place, go: (next) => navigate(path + searchOf(next)) };
}

type QuestionnaireFlowProps = {
  readonly definition: Definition;
  readonly draft: AnswerDraft;
  readonly crisis: CrisisPanel | null;
  readonly words: SubmitWords;
  readonly about?: ReactNode;
  readonly below?: ReactNode;
  readonly aside?: ReactNode;
  readonly onAlreadySubmitted: () => void;
};

export function QuestionnaireFlow({
  definition,
  draft,
  crisis,
  words,
  about,
  below,
  aside,
  onAlreadySubmitted,
}: QuestionnaireFlowProps) {
  const pages = pagesOf(definition);
  const { place, go } = usePlace(pages.length);
  const [path] = useLocation();
  const { answers, state, submission } = draft;
  const status = <DraftWords state={state} />;

  const faults = [state, submission].flatMap((each) => ('fault' in each ? [each.fault.code] : []));
  const leave = useEffectEvent(onAlreadySubmitted);
  const isSentElsewhere = faults.includes('ALREADY_SUBMITTED');
  useEffect(() => {
    if (isSentElsewhere) leave();
  }, [isSentElsewhere]);

  const utils = trpc.useUtils();
  const isOutdated = faults.includes('INVALID');
  useEffect(() => {
    if (isOutdated) void utils.questionnaires.getDefinition.invalidate();
  }, [isOutdated, utils]);

  if (place.kind === 'introduction') {
    return (
      <IntroductionPage
        definition={definition}
        pages={pages}
        answers={answers}
        start={words.start}
        startKind={words.kind === 'danger' ? 'secondary' : 'primary'}
        about={about}
        below={below}
        onGo={go}
      >
        {aside}
      </IntroductionPage>
    );
  }
  const back = () => go(previousPlace(place, pages.length));
  const page = place.kind === 'page' ? pages[place.number - 1] : undefined;
  if (page) {
    return (
      <QuestionPageForm
        key={page.number}
        page={page}
        title={definition.title}
        pageCount={pages.length}
        questionCount={questionCount(pages)}
        answers={answers}
        crisis={crisis}
        onChange={({ code }, value) => draft.change(code, value)}
        onContinue={() => {
          draft.resume();
          go(nextPlace(place, pages.length));
        }}
        onBack={back}
      >
        {status}
      </QuestionPageForm>
    );
  }
  return (
    <ReviewPage
      title={definition.title}
      pages={pages}
      answers={answers}
      crisis={crisis}
      words={words}
      isSubmitting={submission.kind === 'sending'}
      fault={submission.kind === 'refused' ? submission.fault : null}
      hasMerged={submission.kind === 'merged'}
      editHref={({ number }, code) =>
        `${path}${searchOf({ kind: 'page', number, isRevisit: true })}#${code}`
      }
      onSubmit={draft.submit}
      onBack={back}
    >
      {status}
    </ReviewPage>
  );
}
