import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '../../../trpc.ts';
import type { AnswerDraft } from '../draft/use-answer-draft.ts';
import { type CrisisPanel, type Definition } from '../model/definition.ts';
import { pagesOf, questionCount } from '../model/pages.ts';
import { nextPlace, previousPlace, searchOf } from '../model/place.ts';
import { DraftWords } from './draft-words.tsx';
import { IntroductionPage } from './introduction-page.tsx';
import { QuestionPageForm } from './question-page-form.tsx';
import { ReviewPage, type SubmitWords } from './review-page.tsx';
import { usePlace } from './use-place.ts';

type QuestionnaireFlowProps = {
  readonly definition: Definition;
  readonly draft: AnswerDraft;
  readonly crisis: CrisisPanel | null;
  readonly words: SubmitWords;
  /** Under what is asked: why, and what opens after it. */
  readonly about?: ReactNode;
  /** Under the first button: what can be done before it. */
  readonly below?: ReactNode;
  /** Beside the first button: another way out. */
  readonly aside?: ReactNode;
  /** It was sent already, from elsewhere. */
  readonly onAlreadySubmitted: () => void;
};

/** A whole questionnaire, whichever it is: introduction, pages of questions, review, sending. */
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
    // The site may ask other questions since this page was opened: with those the draft goes on.
    if (isOutdated) void utils.questionnaires.getDefinition.invalidate();
  }, [isOutdated, utils]);

  if (place.kind === 'introduction') {
    return (
      <IntroductionPage
        definition={definition}
        pages={pages}
        answers={answers}
        start={words.start}
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
