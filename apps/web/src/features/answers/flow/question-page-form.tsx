import type { AnswerValue } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import { announce } from '../../../lib/live-region.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { SomethingHappenedLink } from '../../../ui/something-happened-link.tsx';
import { UrgentCall } from '../../site/urgent-call.tsx';
import { isCrisisAnswer, isCrisisDeclined, isEventAnswer, pageIssues } from '../model/answers.ts';
import type { Answers, CrisisPanel, Item } from '../model/definition.ts';
import type { QuestionPage } from '../model/pages.ts';
import { QuestionField } from '../question/question-field.tsx';
import { fieldIdOf } from '../question/question-props.ts';
import { useIssueWords } from '../question/use-issue-words.ts';
import { BackButton } from './back-button.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { QuietHelp } from './quiet-help.tsx';

type QuestionPageFormProps = {
  readonly page: QuestionPage;
  readonly title: string;
  readonly pageCount: number;
  readonly questionCount: number;
  readonly answers: Answers;
  readonly crisis: CrisisPanel | null;
  readonly onChange: (item: Item, value: AnswerValue | undefined) => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

export function QuestionPageForm(props: QuestionPageFormProps) {
  const { page, title, pageCount, questionCount, answers, crisis, onChange } = props;
  const { t } = useLingui();
  const words = useIssueWords();
  const [attempt, setAttempt] = useState(0);
  const { introduction, recall } = page.group;
  const about = page.isFirstOfGroup || recall ? (introduction ?? recall) : null;
  const issues = attempt > 0 ? pageIssues(page, answers) : [];
  const errors = page.questions.flatMap((question) => {
    const issue = issues.find(({ item }) => item === question.item.code);
    if (!issue) return [];
    const { code } = question.item;
    return [{ code, text: words(question, issue.code), isGap: issue.code === 'required' }];
  });

  const event = page.questions.find(({ item }) => isEventAnswer(item, answers));
  const change = (item: Item, value: AnswerValue | undefined) => {
    onChange(item, value);
    const begins = (is: (item: Item, answers: Answers) => boolean) =>
      is(item, { [item.code]: value ?? '' }) && !is(item, answers);
    if (crisis && begins(isCrisisAnswer)) {
      announce(t`${crisis.title}. De l’aide est affichée sous la question.`);
    } else if (!event && begins(isEventAnswer)) {
      announce(t`Vous pouvez le dire tout de suite. Un lien est affiché sous la question.`);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pageIssues(page, answers).length === 0) props.onContinue();
        else setAttempt((count) => count + 1);
      }}
    >
      <BackButton onClick={props.onBack} />
      <PageHeading
        above={
          pageCount > 1 && (
            <Trans>
              {title}, page {page.number} de {pageCount}
            </Trans>
          )
        }
      >
        {page.group.title}
      </PageHeading>
      <ErrorSummary
        attempt={attempt}
        errors={errors.map(({ code, ...error }) => ({ fieldId: fieldIdOf(code), ...error }))}
      />
      {about && <p className="mb-8 text-ink-soft">{about}</p>}
      <div className="grid gap-10">
        {page.questions.map((question) => {
          const error = errors.find(({ code }) => code === question.item.code);
          return (
            <Fragment key={question.item.code}>
              <QuestionField
                question={question}
                count={questionCount}
                value={answers[question.item.code]}
                onChange={(value) => change(question.item, value)}
                error={error?.text}
                isGap={error?.isGap}
              />
              {crisis && isCrisisAnswer(question.item, answers) && <CrisisHelp panel={crisis} />}
              {question === event && <TellNow />}
              {crisis && isCrisisDeclined(question.item, answers) && <QuietHelp panel={crisis} />}
            </Fragment>
          );
        })}
      </div>
      <p className="mt-10 mb-4">
        <Button type="submit" className="max-sm:w-full">
          <Trans>Continuer</Trans>
        </Button>
      </p>
      {props.children}
      {page.group.notice && (
        <p className="mt-8 border-t border-line pt-4 text-small text-ink-soft">
          {page.group.notice}
        </p>
      )}
    </form>
  );
}

/**
 * Shows a number to call, because staff see answers about an event only after the questionnaire is
 * sent.
 * @decision D76 D77 safety#an-event-in-a-draft
 */
function TellNow() {
  return (
    <Banner kind="attention" title={<Trans>Vous pouvez le dire tout de suite</Trans>}>
      <p className="mt-1">
        <Trans>L’équipe lira cette réponse seulement quand vous aurez tout envoyé.</Trans>
      </p>
      <UrgentCall />
      <SomethingHappenedLink />
    </Banner>
  );
}
