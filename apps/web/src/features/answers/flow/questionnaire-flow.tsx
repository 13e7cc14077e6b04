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
  /** Stands under the introduction: the reason, and what opens afterwards. */
  readonly about?: ReactNode;
  /** Stands under the first button: what can be done before. */
  readonly below?: ReactNode;
  /** Stands beside the first button: another way out. */
  readonly aside?: ReactNode;
  /** Called when another device sent it already. */
  readonly onAlreadySubmitted: () => void;
};

/** Any questionnaire from introduction to submission: question pages, review, sending. */
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
    // The site may have changed its questions: the draft goes on with the new ones.
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
