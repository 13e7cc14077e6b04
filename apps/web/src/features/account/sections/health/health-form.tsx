import type { RouterOutputs } from '@aube/api';
import { answerIssues } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { trpc } from '../../../../trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { withAnswer } from '../../../answers/model/answers.ts';
import { type Answers, itemsOf } from '../../../answers/model/definition.ts';
import { QuestionField } from '../../../answers/question/question-field.tsx';
import { fieldIdOf } from '../../../answers/question/question-props.ts';
import { useSuspendShownSchedule } from '../../../../lib/suspend-shown-schedule.ts';
import { useIssueWords } from '../../../answers/question/use-issue-words.ts';

type HealthFormProps = {
  readonly questions: RouterOutputs['questionnaires']['getHealthQuestions'];
  readonly onSent: (outcome: RouterOutputs['questionnaires']['reportHealthChange']) => void;
};

export function HealthForm({ questions, onSent }: HealthFormProps) {
  const items = itemsOf(questions.definition);
  const words = useIssueWords();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [answers, setAnswers] = useState<Answers>(questions.answers);
  const [attempt, setAttempt] = useState(0);
  const suspend = useSuspendShownSchedule();
  const { mutate, isPending, error } = trpc.questionnaires.reportHealthChange.useMutation({
    onSuccess: (outcome) => {
      if (outcome.open.length > 0) suspend();
      void utils.programme.overview.invalidate();
      void utils.questionnaires.invalidate();
      onSent(outcome);
    },
    onError: () => setAttempt((count) => count + 1),
  });
  const asked = items.map((item, index) => ({ item, number: index + 1 }));
  const issues = answerIssues(items, answers, { isComplete: true });
  const textOf = (code: string) => {
    const question = asked.find(({ item }) => item.code === code);
    const issue = issues.find(({ item }) => item === code);
    return attempt > 0 && question && issue ? words(question, issue.code) : undefined;
  };
  const errors = [
    ...items.flatMap(({ code }) => {
      const text = textOf(code);
      return text ? [{ fieldId: fieldIdOf(code), text }] : [];
    }),
    ...(error && issues.length === 0 ? [{ text: errorText(faultOf(error)) }] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (issues.length > 0) setAttempt((count) => count + 1);
    else mutate({ answers: { ...answers } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={errors} />
      <div className="grid gap-8">
        {asked.map((question) => (
          <QuestionField
            key={question.item.code}
            question={question}
            count={items.length}
            value={answers[question.item.code]}
            onChange={(value) => setAnswers((now) => withAnswer(now, question.item.code, value))}
            error={textOf(question.item.code)}
          />
        ))}
      </div>
      <Button type="submit" className="mt-8 max-sm:w-full" busy={isPending}>
        <Trans>Envoyer mes réponses</Trans>
      </Button>
    </form>
  );
}
