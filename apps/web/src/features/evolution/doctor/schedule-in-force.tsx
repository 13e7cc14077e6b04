import { Trans } from '@lingui/react/macro';
import { useWords } from '../../diary/night/use-words.ts';
import type { Programme } from '../../diary/programme-data.ts';

/** The schedule of the present week, and how its window was found. @decision D26 D71 */
export function ScheduleInForce({ programme }: { programme: Programme }) {
  const { clock, duration } = useWords();
  const schedule = programme.weeks.find(({ isCurrent }) => isCurrent)?.schedule ?? null;
  return (
    <>
      <h2>
        <Trans>Horaire en vigueur</Trans>
      </h2>
      <p>
        {schedule === null ? (
          <Trans>Aucun horaire n’est en vigueur cette semaine.</Trans>
        ) : (
          <>
            <Trans>
              Au lit de {clock(schedule.bedTime)} à {clock(schedule.wakeTime)} : une fenêtre de{' '}
              {duration(schedule.windowMinutes)}.
            </Trans>{' '}
            <Reason explanation={schedule.explanation} widening={schedule.wideningMinutes} />
          </>
        )}
      </p>
    </>
  );
}

type Schedule = NonNullable<Programme['weeks'][number]['schedule']>;
type ReasonProps = {
  readonly explanation: Schedule['explanation'];
  readonly widening: number;
};

function Reason({ explanation, widening }: ReasonProps) {
  const { duration, percent } = useWords();
  const week = explanation?.steps.find(({ step }) => step === 'week');
  const mean = explanation?.steps.find(({ step }) => step === 'mean');
  if (!week || week.step !== 'week') return null;
  const nights = week.completedNights;
  const efficiency = percent(week.sleepEfficiencyPercent);
  return (
    <>
      {mean?.step === 'mean' ? (
        mean.of === 'totalSleep' ? (
          <Trans>
            Calculée avec le sommeil moyen de {nights} nuits (efficacité : {efficiency}).
          </Trans>
        ) : (
          <Trans>
            Calculée avec le temps au lit moyen de {nights} nuits (efficacité : {efficiency}).
          </Trans>
        )
      ) : (
        <Trans>
          Gardée de la semaine précédente ({nights} nuits, efficacité : {efficiency}).
        </Trans>
      )}{' '}
      {widening > 0 && <Trans>Élargie de {duration(widening)}.</Trans>}
    </>
  );
}
