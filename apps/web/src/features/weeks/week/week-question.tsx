import type { WeekQuestion as Question } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { useKeptAnswer } from '../use-kept-answer.ts';
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
  const kept = useKeptAnswer<'yes' | 'no' | null>(`question-${question}-${week.id}`, null);
  const { answer, isSending, fault } = kept;
  const [hasTried, setTried] = useState(false);
  const { mutateAsync } = trpc.diary.answerWeekQuestion.useMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (answer === null || isSending) return;
    kept.submit(async () => {
      const isYes = answer === 'yes';
      const changed = await mutateAsync({ weekId: week.id, question, isYes });
      const follow = () => {
        storeWeek(changed);
        announce(t`Merci, votre réponse est notée.`);
      };
      return { follow };
    });
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
          onChange={(value) => kept.change(() => value)}
        />
        <p role="alert" className="mt-2 font-medium empty:hidden">
          {hasTried && answer === null && (
            <span>
              <Trans>Choisissez oui ou non.</Trans>
            </span>
          )}
          {fault && <span className="text-danger">{errorText(fault)}</span>}
        </p>
        <Button type="submit" className="mt-3" busy={isSending}>
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
