import type { ReviewTipCode, WeeklyTrial } from '@aube/api/rules';
import { week as fields } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { useWords } from '../../nights/use-words.ts';
import { TipTitle } from '../review/tip-title.tsx';
import { TrialDays } from './trial-days.tsx';
import { TrialWaits } from './trial-of-today.tsx';

export function TrialReading({ trial }: { readonly trial: WeeklyTrial }) {
  return (
    <div>
      <p className="font-medium">
        <TipTitle code={trial.code} />
      </p>
      <TrialDays trial={trial} />
      {trial.waitsFor !== null && (
        <p className="mt-3">
          <TrialWaits waitsFor={trial.waitsFor} />
        </p>
      )}
      <div className="mt-6">
        {trial.about === null && trial.sleep === null ? (
          <p className="text-ink-soft">
            <Trans>Il n’y a pas assez de nuits notées pour comparer les deux semaines.</Trans>
          </p>
        ) : (
          <BeforeAndAfter trial={trial} />
        )}
      </div>
    </div>
  );
}

function BeforeAndAfter({ trial }: { readonly trial: WeeklyTrial }) {
  const { duration } = useWords();
  const { about, sleep } = trial;
  const before = trial.week - 1;
  const after = trial.week;
  const figure = ({ value, of }: { value: number; of: number }) =>
    about?.unit === 'minutes' ? (
      duration(value)
    ) : (
      <Trans>
        {value} sur {of}
      </Trans>
    );
  const cell = 'w-1/2 pr-4 text-left align-top font-normal';
  return (
    <>
      <table className="w-full max-w-md border-collapse tabular-nums">
        <thead className="text-small text-ink-soft">
          <tr>
            <th scope="col" className={`${cell} pb-2`}>
              <Trans>Avant, semaine {before}</Trans>
            </th>
            <th scope="col" className={`${cell} pb-2`}>
              <Trans>Pendant, semaine {after}</Trans>
            </th>
          </tr>
        </thead>
        {about && (
          <Measure
            name={<TrialSubject code={trial.code} />}
            before={figure(about.before)}
            after={figure(about.after)}
          />
        )}
        {sleep && (
          <Measure
            name={<Trans>Sommeil par nuit, en moyenne</Trans>}
            before={duration(sleep.beforeMinutes)}
            after={duration(sleep.afterMinutes)}
          />
        )}
      </table>
      <p className="mt-3 text-small text-ink-soft">
        <span>
          <Trans>Deux semaines ne prouvent rien : un hasard est possible.</Trans>
        </span>{' '}
        {trial.hasOtherSchedule && (
          <span>
            <Trans>Votre horaire a changé aussi, et a pu jouer un rôle.</Trans>
          </span>
        )}
      </p>
    </>
  );
}

type MeasureProps = {
  readonly name: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
};

/** The name is above the two figures, so that the table fits a narrow phone. */
function Measure({ name, before, after }: MeasureProps) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-2 text-left font-normal">
          {name}
        </th>
      </tr>
      <tr>
        <td className="pt-1 pr-4 pb-2 align-top font-medium">{before}</td>
        <td className="pt-1 pr-4 pb-2 align-top font-medium">{after}</td>
      </tr>
    </tbody>
  );
}

function TrialSubject({ code }: { readonly code: ReviewTipCode }): ReactNode {
  const text = useFieldText();
  switch (code) {
    case 'noteNights':
      return text(fields.fields.completedNights.label);
    case 'keepRising':
    case 'irregularRising':
      return <Trans>Entre le lever le plus tôt et le plus tard</Trans>;
    case 'shortTimeInBed':
      return <Trans>Temps au lit par nuit, en moyenne</Trans>;
    case 'awakeBeforeRising':
      return <Trans>Temps au lit après le dernier réveil, en moyenne</Trans>;
    case 'longAwakenings':
      return <Trans>Temps d’éveil dans la nuit, en moyenne</Trans>;
    case 'longSleepOnset':
      return <Trans>Temps pour s’endormir, en moyenne</Trans>;
    case 'lateRising':
    case 'outsideSchedule':
    case 'lateNaps':
    case 'longNaps':
    case 'longBeforeLightsOut':
    case 'afternoonCaffeine':
    case 'alcohol':
      return <Trans>Jours où c’était fait</Trans>;
  }
}
