import type { RouterOutputs } from '@aube/api';
import { clockWords } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { announce } from '../../../lib/live-region.tsx';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { ReminderHourField } from '../../../ui/reminder-hour-field.tsx';

export type Reminders = RouterOutputs['notifications']['getReminders'];

export function ReminderForm({ reminders }: { reminders: Reminders }) {
  const { t } = useLingui();
  const savedWords = useSavedWords();
  const known = trpc.useUtils().notifications.getReminders;
  const save = trpc.notifications.setReminders.useMutation();
  const isOver = reminders.end === 'finished';
  // A link that ends with `#rappels` preselects the reminder that the site offers. The person must
  // still save the form.
  const isOffered = !isOver && !reminders.isDecided && reminders.offerAfterNights !== null;
  const [chosen, setChosen] = useState(() => ({
    isOn: reminders.isOn || (isOffered && location.hash === '#rappels'),
    isReviewOn: reminders.isReviewOn,
    isCheckOn: reminders.isCheckOn,
    time: reminders.time,
  }));
  const choose = (change: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...change });
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(chosen, {
      onSuccess: (saved) => {
        known.setData(
          {},
          (before) =>
            before && {
              ...before,
              ...saved,
              isDecided: true,
              end: before.end === 'finished' ? before.end : null,
            },
        );
        announce(savedWords(saved, isOver));
      },
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <CallError call={save} />
      <p className="mb-5 text-ink-soft empty:hidden">
        {!isOver && (
          <Trans>
            Un courriel par jour au plus, seulement quand une nuit, un questionnaire ou un bilan
            vous attend. Il ne contient aucun détail sur votre santé.
          </Trans>
        )}
      </p>
      {!isOver && reminders.isOn && reminders.end === 'notBegun' && (
        <p className="mb-5">
          <Trans>
            Les rappels se sont arrêtés : quatre semaines ont passé sans le questionnaire de départ.
            Pour les reprendre, enregistrez de nouveau.
          </Trans>
        </p>
      )}
      <div className="space-y-6">
        {!isOver && (
          <>
            <YesNo
              legend={t`Recevoir un rappel`}
              isYes={chosen.isOn}
              onChange={(isOn) => choose({ isOn })}
            />
            <YesNo
              legend={t`Savoir quand le bilan de ma semaine est prêt`}
              isYes={chosen.isReviewOn}
              onChange={(isReviewOn) => choose({ isReviewOn })}
            />
          </>
        )}
        <YesNo
          legend={t`Après la semaine 25, un courriel tous les trois mois pour faire le point`}
          isYes={chosen.isCheckOn}
          onChange={(isCheckOn) => choose({ isCheckOn })}
        />
      </div>
      {(chosen.isCheckOn || (!isOver && (chosen.isOn || chosen.isReviewOn))) && (
        <div className="mt-6">
          <ReminderHourField
            id="reminder-time"
            label={t`Heure du rappel`}
            value={chosen.time}
            onChange={(time) => choose({ time })}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? <Trans>Enregistrement…</Trans> : <Trans>Enregistrer</Trans>}
        </Button>
        {save.isSuccess && (
          <p className="flex items-start gap-2 text-ok">
            <Check aria-hidden className="mt-1 size-[1.15em] shrink-0" strokeWidth={2.25} />
            {savedWords(save.data, isOver)}
          </p>
        )}
      </div>
    </form>
  );
}

type YesNoProps = {
  readonly legend: string;
  readonly isYes: boolean;
  readonly onChange: (isYes: boolean) => void;
};

function YesNo({ legend, isYes, onChange }: YesNoProps) {
  const { t } = useLingui();
  return (
    <Chips
      legend={legend}
      options={[
        { value: 'off', label: t`Non` },
        { value: 'on', label: t`Oui` },
      ]}
      value={isYes ? 'on' : 'off'}
      onChange={(value) => onChange(value === 'on')}
    />
  );
}

type Saved = RouterOutputs['notifications']['setReminders'];

function useSavedWords() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const address = session.status === 'member' ? session.account.email : '';
  return ({ isOn, isReviewOn, isCheckOn, time }: Saved, isOver: boolean) => {
    const hour = clockWords(time, i18n.locale);
    if (isCheckOn && (isOver || (!isOn && !isReviewOn))) {
      return t`Enregistré : un courriel tous les trois mois après la semaine 25, envoyé à ${address}`;
    }
    if (isOver) return t`Enregistré : aucun courriel ne sera envoyé`;
    if (isOn) return t`Enregistré : un rappel à ${hour}, envoyé à ${address}`;
    return isReviewOn
      ? t`Enregistré : un courriel par semaine, à ${hour}, envoyé à ${address}`
      : t`Enregistré : aucun rappel ne sera envoyé`;
  };
}
