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
      <div className="mt-4">
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
  const cell = 'py-2 pr-4 text-left align-top font-normal';
  return (
    <>
      <table className="w-full max-w-lg border-collapse tabular-nums">
        <thead className="text-small text-ink-soft">
          <tr>
            <th scope="col" className={cell}>
              <Trans>Mesure</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Avant, semaine {before}</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Pendant, semaine {after}</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {about && (
            <tr className="border-t border-line">
              <th scope="row" className={cell}>
                <TrialSubject code={trial.code} />
              </th>
              <td className={cell}>{figure(about.before)}</td>
              <td className={cell}>{figure(about.after)}</td>
            </tr>
          )}
          {sleep && (
            <tr className="border-t border-line">
              <th scope="row" className={cell}>
                <Trans>Sommeil par nuit, en moyenne</Trans>
              </th>
              <td className={cell}>{duration(sleep.beforeMinutes)}</td>
              <td className={cell}>{duration(sleep.afterMinutes)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-3 text-small text-ink-soft">
        <Trans>Deux semaines ne prouvent rien : un hasard est possible.</Trans>{' '}
        {trial.hasOtherSchedule && (
          <Trans>Votre horaire a changé aussi, ce qui peut expliquer la différence.</Trans>
        )}
      </p>
    </>
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
