import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { Fault } from '../../../lib/error-code.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, type ButtonKind } from '../../../ui/button.tsx';
import type { ErrorLine } from '../../../lib/form-errors.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { isCrisisAnswer, pageIssues } from '../model/answers.ts';
import type { Answers, CrisisPanel } from '../model/definition.ts';
import type { QuestionPage } from '../model/pages.ts';
import { BackButton } from './back-button.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { AnswerList, editIdOf } from './answer-list.tsx';

export type SubmitWords = {
  readonly start?: ReactNode;
  readonly before: ReactNode;
  readonly button: ReactNode;
  readonly busy: ReactNode;
  readonly kind?: ButtonKind;
};

type ReviewPageProps = {
  readonly title: string;
  readonly pages: readonly QuestionPage[];
  readonly answers: Answers;
  readonly crisis: CrisisPanel | null;
  readonly words: SubmitWords;
  readonly isSubmitting: boolean;
  readonly fault: Fault | null;
  readonly hasMerged: boolean;
  readonly editHref: (page: QuestionPage, code: string) => string;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

export function ReviewPage(props: ReviewPageProps) {
  const { title, pages, answers, crisis, words, isSubmitting, fault, hasMerged } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [attempt, setAttempt] = useState(0);
  const issues = pages.flatMap((page) => pageIssues(page, answers));
  const missing = issues.map(({ item }) => item);
  const isAlarming = pages.some(({ questions }) =>
    questions.some(({ item }) => isCrisisAnswer(item, answers)),
  );
  const errors: ErrorLine[] = [];
  if (attempt > 0) {
    for (const { item, number } of pages.flatMap(({ questions }) => questions)) {
      const issue = issues.find((each) => each.item === item.code);
      if (!issue) continue;
      const isGap = issue.code === 'required';
      errors.push({
        fieldId: editIdOf(item.code),
        text: t`Question ${number} : à compléter`,
        isGap,
      });
    }
    if (errors.length === 0 && fault) errors.push({ text: errorText(fault) });
  }

  const submit = () => {
    setAttempt((count) => count + 1);
    if (missing.length === 0) props.onSubmit();
  };

  return (
    <>
      <BackButton onClick={props.onBack} />
      <PageHeading above={title}>
        <Trans>Vérifiez vos réponses</Trans>
      </PageHeading>
      <ErrorSummary errors={errors} attempt={isSubmitting ? 0 : attempt} />
      {hasMerged && (
        <Banner kind="attention" className="mb-8">
          <Trans>
            Des réponses données sur un autre appareil viennent d’être ajoutées. Relisez-les avant
            d’envoyer.
          </Trans>
        </Banner>
      )}
      {missing.length > 0 && errors.length === 0 && (
        <Banner kind="attention" className="mb-8">
          <Plural
            value={missing.length}
            one="Une question attend encore votre réponse."
            other="# questions attendent encore votre réponse."
          />
        </Banner>
      )}
      {isAlarming && crisis && (
        <div className="mb-8">
          <CrisisHelp panel={crisis} />
        </div>
      )}
      <AnswerList pages={pages} answers={answers} missing={missing} editHref={props.editHref} />
      <p className="mt-10">{words.before}</p>
      <p className="mt-5 mb-4">
        <Button
          kind={words.kind ?? 'primary'}
          className="max-sm:w-full"
          busy={isSubmitting}
          onClick={submit}
        >
          {isSubmitting ? words.busy : words.button}
        </Button>
      </p>
      {props.children}
    </>
  );
}
