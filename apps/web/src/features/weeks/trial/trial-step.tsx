import { trialOutcomes, type TrialOutcome, type WeeklyTrial } from '@aube/api/rules';
import { week as fields } from '@aube/dictionary';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { useKeptAnswer } from '../use-kept-answer.ts';
import { useStoreWeek } from '../schedule/use-store-week.ts';
import { TrialReading } from './trial-reading.tsx';

type TrialStepProps = {
  readonly trial: WeeklyTrial;
  readonly week: DiaryWeek;
  readonly onDone: () => void;
};

/** @decision D84 */
export function TrialStep({ trial, week, onDone }: TrialStepProps) {
  const { t } = useLingui();
  const text = useFieldText();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const kept = useKeptAnswer<TrialOutcome | null>(`trial-${week.id}`, trial.outcome);
  const { answer: choice, isSending, fault } = kept;
  const [hasTried, setTried] = useState(false);
  const { mutateAsync } = trpc.diary.endTrial.useMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choice === null || isSending) return;
    kept.submit(async () => {
      const changed = await mutateAsync({ weekId: week.id, outcome: choice });
      const follow = () => {
        storeWeek(changed);
        announce(t`C’est noté`);
        onDone();
      };
      return { follow };
    });
  };
  return (
    <>
      <TrialReading trial={trial} />
      <form noValidate onSubmit={submit} className="mt-6">
        <Chips
          legend={<Trans>Et maintenant ?</Trans>}
          hint={
            <Trans>
              Ce qui est acquis ira dans votre plan du module 6, et sur la page pour la
              consultation.
            </Trans>
          }
          options={trialOutcomes.map((value) => ({
            value,
            label: text(fields.fields.trialOutcome.codes[value].label),
          }))}
          value={choice}
          onChange={(value) => kept.change(() => value)}
        />
        <p role="alert" className="mt-2 font-medium">
          {hasTried && choice === null && (
            <span>
              <Trans>Choisissez une de ces réponses.</Trans>
            </span>
          )}
          {fault && <span className="text-danger">{errorText(fault)}</span>}
        </p>
        <Button type="submit" className="mt-3" busy={isSending}>
          <Trans>Répondre</Trans>
        </Button>
      </form>
    </>
  );
}
