import {
  diaryRules,
  truncatedPercent,
  type WindowExplanation,
  type WindowStep,
} from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useWords } from '../../nights/use-words.ts';

type WindowWhyProps = {
  readonly explanation: WindowExplanation;
  readonly isOpen?: boolean;
  /** Shows the version of the rules, which only staff need. */
  readonly hasVersion: boolean;
};

/** @decision D26 */
export function WindowWhy({ explanation, isOpen, hasVersion }: WindowWhyProps) {
  const { duration } = useWords();
  const { week, windowMinutes, rules, steps, nights } = explanation;
  return (
    <Disclosure title={<Trans>Pourquoi cette fenêtre ?</Trans>} className="border-t" open={isOpen}>
      <ol className="list-decimal space-y-2 pl-6">
        {steps.map((step) => (
          <li key={step.step}>
            <StepWords step={step} week={week - 1} />
          </li>
        ))}
        <li>
          <Trans>
            Fenêtre de la semaine {week} : <strong>{duration(windowMinutes)}</strong>.
          </Trans>
        </li>
      </ol>
      <NightsUsed nights={nights} week={week - 1} />
      {hasVersion && (
        <p className="mt-3 text-small text-ink-soft">
          <Trans>Version des règles : {rules}</Trans>
        </p>
      )}
    </Disclosure>
  );
}

function StepWords({ step, week }: { step: WindowStep; week: number }) {
  const dates = useDates();
  const { duration, percent } = useWords();
  switch (step.step) {
    case 'week': {
      const asleep = duration(step.totalSleepSumMinutes);
      const inBed = duration(step.timeInBedSumMinutes);
      const target = percent(diaryRules.efficiencyTargetPercent);
      const efficiency = percent(step.sleepEfficiencyPercent);
      return (
        <>
          <Plural
            value={step.completedNights}
            _0={`Semaine ${week} : aucune nuit.`}
            one={`Semaine ${week} : une nuit, ${asleep} de sommeil sur ${inBed} au lit, soit ${efficiency}.`}
            other={`Semaine ${week} : # nuits, ${asleep} de sommeil sur ${inBed} au lit, soit ${efficiency}.`}
          />{' '}
          {step.reachesTarget ? (
            <Trans>Le repère de {target} est atteint.</Trans>
          ) : (
            <Trans>C’est sous le repère de {target}.</Trans>
          )}
        </>
      );
    }
    case 'inForce':
      return <Trans>La fenêtre en vigueur est de {duration(step.resultMinutes)}.</Trans>;
    case 'agreed':
      return (
        <Trans>
          Vous et l’équipe avez convenu d’une fenêtre de {duration(step.resultMinutes)}, le{' '}
          {dates.day(step.agreedOn)}.
        </Trans>
      );
    case 'mean': {
      const { nights } = step;
      const sum = duration(step.sumMinutes);
      const mean = <Mean minutes={step.sumMinutes / nights} />;
      return step.of === 'timeInBed' ? (
        <Trans>
          Temps au lit moyen : {sum} ÷ {nights} = {mean}.
        </Trans>
      ) : (
        <Trans>
          Sommeil moyen : {sum} ÷ {nights} = {mean}.
        </Trans>
      );
    }
    case 'round':
      return step.direction === 'up' ? (
        <Trans>
          Arrondi aux {step.toMinutes} min supérieures : {duration(step.resultMinutes)}.
        </Trans>
      ) : (
        <Trans>
          Arrondi aux {step.toMinutes} min les plus proches : {duration(step.resultMinutes)}.
        </Trans>
      );
    case 'widen':
      return (
        <Trans>
          Élargissement de {step.byMinutes} min : {duration(step.resultMinutes)}.
        </Trans>
      );
    case 'bound':
      return step.bound === 'minimum' ? (
        <Trans>Le programme ne propose jamais moins de {duration(step.resultMinutes)}.</Trans>
      ) : (
        <Trans>Le programme ne propose jamais plus de {duration(step.resultMinutes)}.</Trans>
      );
  }
}

/** The next step rounds the exact mean, so a mean of 450.1 minutes is not said as 450. */
function Mean({ minutes }: { minutes: number }) {
  const { duration } = useWords();
  const whole = Math.round(minutes);
  const said = duration(whole);
  if (minutes > whole) return <Trans>un peu plus de {said}</Trans>;
  if (minutes < whole) return <Trans>un peu moins de {said}</Trans>;
  return said;
}

function NightsUsed({ nights, week }: Pick<WindowExplanation, 'nights' | 'week'>) {
  const { t } = useLingui();
  const dates = useDates();
  const { duration, columnPercent } = useWords();
  const [inBed, asleep, efficiency] = [t`Au lit`, t`Sommeil`, t`Efficacité`];
  return (
    <div className="mt-4">
      <DataTable
        caption={<Trans>Nuits de la semaine {week}</Trans>}
        head={[t`Nuit`, inBed, asleep, efficiency]}
        isStacked
      >
        <tbody>
          {nights.map(({ date, timeInBedMinutes, totalSleepMinutes }) => (
            <tr key={date}>
              <th scope="row" className="font-normal">
                {dates.night(date, 'short')}
              </th>
              <td data-name={inBed}>{duration(timeInBedMinutes)}</td>
              <td data-name={asleep}>{duration(totalSleepMinutes)}</td>
              <td data-name={efficiency}>
                {columnPercent(truncatedPercent(totalSleepMinutes, timeInBedMinutes))}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
