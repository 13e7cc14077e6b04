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
  const { i18n } = useLingui();
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
      const sum = i18n.number(step.sumMinutes);
      const mean = i18n.number(step.sumMinutes / step.nights, { maximumFractionDigits: 1 });
      const { nights } = step;
      return step.of === 'timeInBed' ? (
        <Trans>
          Temps au lit moyen : {sum} min ÷ {nights} = {mean} min.
        </Trans>
      ) : (
        <Trans>
          Sommeil moyen : {sum} min ÷ {nights} = {mean} min.
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

function NightsUsed({ nights, week }: Pick<WindowExplanation, 'nights' | 'week'>) {
  const { t } = useLingui();
  const dates = useDates();
  const { duration, columnPercent } = useWords();
  return (
    <div className="mt-4">
      <DataTable
        caption={<Trans>Nuits de la semaine {week}</Trans>}
        head={[t`Nuit`, t`Au lit`, t`Sommeil`, t`Efficacité`]}
        isStacked
      >
        <tbody>
          {nights.map(({ date, timeInBedMinutes, totalSleepMinutes }) => (
            <tr key={date}>
              <th scope="row" className="font-normal">
                {dates.night(date, 'short')}
              </th>
              <td>{duration(timeInBedMinutes)}</td>
              <td>{duration(totalSleepMinutes)}</td>
              <td>{columnPercent(truncatedPercent(totalSleepMinutes, timeInBedMinutes))}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
