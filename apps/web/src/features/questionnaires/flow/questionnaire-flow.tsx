import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type Fault, faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { DraftState, SaveReply } from '../draft/draft-types.ts';
import { type CrisisPanel, type Definition } from '../model/definition.ts';
import { pagesOf, questionCount } from '../model/pages.ts';
import { nextPlace, previousPlace, searchOf } from '../model/place.ts';
import { DraftWords } from './draft-words.tsx';
import { IntroductionPage } from './introduction-page.tsx';
import { QuestionPageForm } from './question-page-form.tsx';
import { ReviewPage, type SubmitWords } from './review-page.tsx';
import { usePlace } from './use-place.ts';

interface QuestionnaireFlowProps<Reply extends SaveReply> {
  readonly definition: Definition;
  readonly draft: AnswerDraft<Reply>;
  readonly state: DraftState;
  readonly crisis: CrisisPanel | null;
  readonly words: SubmitWords;
  /** Beside the first button: another way out. */
  readonly aside?: ReactNode;
  readonly onSubmitted: (reply: Reply) => void;
  /** It was sent already, from elsewhere. */
  readonly onAlreadySubmitted?: () => void;
}

/** A whole questionnaire, whichever it is: introduction, pages of questions, review, sending. */
export function QuestionnaireFlow<Reply extends SaveReply>({
  definition,
  draft,
  state,
  crisis,
  words,
  aside,
  onSubmitted,
  onAlreadySubmitted,
}: QuestionnaireFlowProps<Reply>) {
  const pages = pagesOf(definition);
  const { place, go } = usePlace(pages.length);
  const [path] = useLocation();
  const [isSubmitting, setSubmitting] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [hasMerged, setMerged] = useState(false);
  const { answers } = state;
  const status = <DraftWords state={state} />;

  const leave = useEffectEvent(() => onAlreadySubmitted?.());
  const isSentElsewhere = state.fault?.code === 'ALREADY_SUBMITTED';
  useEffect(() => {
    if (isSentElsewhere) leave();
  }, [isSentElsewhere]);

  const utils = trpc.useUtils();
  const isOutdated = state.fault?.code === 'INVALID' || fault?.code === 'INVALID';
  useEffect(() => {
    // The site may ask other questions since this page was opened: with those the draft goes on.
    if (isOutdated) void utils.questionnaires.getDefinition.invalidate();
  }, [isOutdated, utils]);

  const submit = async () => {
    if (isSubmitting) return;
    setSubmitting(true);
    setFault(null);
    try {
      const submission = await draft.submit();
      if (submission.kind === 'submitted') onSubmitted(submission.reply);
      else setMerged(true);
    } catch (error) {
      const refusal = faultOf(error);
      if (refusal.code === 'ALREADY_SUBMITTED' && onAlreadySubmitted) onAlreadySubmitted();
      else setFault(refusal);
    } finally {
      setSubmitting(false);
    }
  };

  if (place.kind === 'introduction') {
    return (
      <IntroductionPage
        definition={definition}
        pages={pages}
        answers={answers}
        start={words.start}
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
          void draft.flush();
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
      isSubmitting={isSubmitting}
      fault={fault}
      hasMerged={hasMerged}
      editHref={({ number }, code) =>
        `${path}${searchOf({ kind: 'page', number, isRevisit: true })}#${code}`
      }
      onSubmit={() => void submit()}
      onBack={back}
    >
      {status}
    </ReviewPage>
  );
}
