import type { WeekQuestion as Question } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { useStoreWeek } from '../schedule/use-store-week.ts';

type WeekQuestionProps = {
  readonly week: DiaryWeek;
  readonly question: Question;
};

/** @decision D80 */
export function WeekQuestion({ week, question }: WeekQuestionProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error } = trpc.diary.answerWeekQuestion.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      announce(t`Merci, votre réponse est notée.`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (answer !== null) mutate({ weekId: week.id, question, isYes: answer === 'yes' });
  };
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Chips
          legend={<QuestionWords question={question} />}
          hint={
            question === 'shiftWork' && (
              <Trans>Plusieurs de vos nuits ont commencé le jour, entre 6 h et 18 h.</Trans>
            )
          }
          options={[
            { value: 'no', label: t`Non` },
            { value: 'yes', label: t`Oui` },
          ]}
          value={answer}
          onChange={setAnswer}
        />
        <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
          {hasTried && answer === null && (
            <span>
              <Trans>Choisissez oui ou non.</Trans>
            </span>
          )}
          {error && <span>{errorText(faultOf(error))}</span>}
        </p>
        <Button type="submit" className="mt-3" busy={isPending}>
          <Trans>Répondre</Trans>
        </Button>
      </form>
    </Card>
  );
}

function QuestionWords({ question }: Pick<WeekQuestionProps, 'question'>): ReactNode {
  switch (question) {
    case 'unusualEnergy':
      return <Trans>Dormez-vous très peu sans fatigue, avec une énergie inhabituelle ?</Trans>;
    case 'shiftWork':
      return <Trans>Travaillez-vous de nuit, ou avec des horaires qui changent ?</Trans>;
  }
}
