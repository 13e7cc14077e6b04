import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { trpc } from '../../../trpc.ts';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { focusSchedule } from './focus-schedule.ts';
import { useStoreWeek } from './use-store-week.ts';

type SleepinessQuestionProps = {
  readonly week: DiaryWeek;
  readonly onAnswered?: () => void;
};

/** @decision D33 */
export function SleepinessQuestion({ week, onAnswered }: SleepinessQuestionProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error } = trpc.diary.answerSleepiness.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      onAnswered?.();
      focusSchedule();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (answer !== null) mutate({ weekId: week.id, isSleepy: answer === 'yes' });
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-3 text-ink-soft">
        <Trans>Pour votre sécurité, une question revient chaque semaine.</Trans>
      </p>
      <Chips
        legend={
          <Trans>
            Ces sept derniers jours, avez-vous lutté contre le sommeil en conduisant, ou à un poste
            dangereux ?
          </Trans>
        }
        hint={<Trans>Si vous ne conduisez pas et n’avez pas de tel poste, répondez non.</Trans>}
        options={[
          { value: 'no', label: t`Non` },
          { value: 'yes', label: t`Oui` },
        ]}
        value={answer}
        onChange={setAnswer}
      />
      <p role="alert" className="mt-2 font-medium text-danger">
        {hasTried && answer === null && <Trans>Choisissez oui ou non.</Trans>}
        {error && errorText(faultOf(error))}
      </p>
      <Button type="submit" className="mt-3" busy={isPending}>
        <Trans>Répondre</Trans>
      </Button>
    </form>
  );
}
