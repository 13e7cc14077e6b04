import { currentTrial, type WeeklyTrial } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Chips } from '../../../ui/chips.tsx';
import { TipTitle } from '../review/tip-title.tsx';
import { useStoreWeek } from '../schedule/use-store-week.ts';
import { TrialDays } from './trial-days.tsx';

export function trialToShow(programme: Programme): WeeklyTrial | null {
  return programme.abandonment === null ? currentTrial(programme) : null;
}

type TrialProps = { readonly programme: Programme; readonly trial: WeeklyTrial };

export function TrialOfToday({ programme, trial }: TrialProps) {
  const isOwn = !programme.person.isConsulted;
  return (
    <>
      <h2 id="trial" className="text-small font-medium text-accent-ink">
        <Trans>Mon essai de la semaine</Trans>
      </h2>
      <p className="mt-1 text-lead">
        <TipTitle code={trial.code} />
      </p>
      {trial.waitsFor === null ? (
        <>
          <TrialDays trial={trial} />
          {trial.isAsked && isOwn && <TrialQuestion programme={programme} trial={trial} />}
        </>
      ) : (
        <p className="mt-2 text-ink-soft">
          <TrialWaits waitsFor={trial.waitsFor} />
        </p>
      )}
    </>
  );
}

type TrialWaitsProps = { readonly waitsFor: NonNullable<WeeklyTrial['waitsFor']> };

export function TrialWaits({ waitsFor }: TrialWaitsProps) {
  switch (waitsFor) {
    case 'pause':
      return <Trans>Cet essai attend la fin de votre pause.</Trans>;
    case 'safety':
      return (
        <Trans>
          Cet essai attend : pour votre sécurité, vous n’avez pas d’horaire à suivre en ce moment.
          Vous n’avez rien à faire d’ici là.
        </Trans>
      );
    case 'schedule':
      return (
        <Trans>
          Cet essai attend : vous n’avez pas d’horaire à suivre en ce moment. Vous n’avez rien à
          faire d’ici là.
        </Trans>
      );
  }
}

function TrialQuestion({ programme, trial }: TrialProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const storeWeek = useStoreWeek();
  const { mutate, isPending, error, variables } = trpc.diary.markTrial.useMutation({
    onSuccess: (changed) => {
      storeWeek(changed);
      announce(t`C’est noté`);
    },
  });
  const week = programme.weeks.find(({ number }) => number === trial.week);
  if (!week) return null;
  const answer = isPending ? variables.isDone : trial.tapped;
  return (
    <div className="mt-4">
      <Chips
        legend={<Trans>Hier, l’avez-vous fait ?</Trans>}
        options={[
          { value: 'yes', label: t`Oui, fait` },
          { value: 'no', label: t`Pas hier` },
        ]}
        value={answer === null ? null : answer ? 'yes' : 'no'}
        onChange={(value) =>
          mutate({ weekId: week.id, date: programme.today, isDone: value === 'yes' })
        }
      />
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {error && errorText(faultOf(error))}
      </p>
    </div>
  );
}
