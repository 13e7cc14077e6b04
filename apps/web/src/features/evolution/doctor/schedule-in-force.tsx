import { diaryRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { useWords } from '../../nights/use-words.ts';
import type { Programme } from '../../../lib/programme-data.ts';
import { LastSchedule, type Suspension } from '../last-schedule.tsx';
import { windowReason, type WindowReason } from './window-reason.ts';

type ScheduleInForceProps = {
  readonly programme: Programme;
  readonly suspension: Suspension;
};

/** @decision D26 D71 */
export function ScheduleInForce({ programme, suspension }: ScheduleInForceProps) {
  const schedule = programme.abandonment === null ? programme.weeks.at(-1)?.schedule : null;
  const reason = windowReason(schedule?.explanation ?? null);
  return (
    <>
      <h2>
        <Trans>Horaire</Trans>
      </h2>
      <p>
        <LastSchedule programme={programme} suspension={suspension} />{' '}
        {reason && <Reason reason={reason} />}
      </p>
    </>
  );
}

type ReasonProps = { readonly reason: WindowReason };

function Reason({ reason }: ReasonProps) {
  const { duration, percent } = useWords();
  const dates = useDates();
  const { from, agreedOn, nights, widenedByMinutes, bound } = reason;
  const efficiency = percent(reason.efficiencyPercent);
  const widened = duration(widenedByMinutes);
  const minimum = duration(diaryRules.windowMinimumMinutes);
  const maximum = duration(diaryRules.windowMaximumMinutes);
  return (
    <>
      {from === 'totalSleep' && (
        <span>
          <Trans>
            Calculée avec le sommeil moyen de {nights} nuits (efficacité : {efficiency}).
          </Trans>
        </span>
      )}
      {from === 'timeInBed' && (
        <span>
          <Trans>
            Calculée avec le temps au lit moyen de {nights} nuits (efficacité : {efficiency}).
          </Trans>
        </span>
      )}
      {from === 'inForce' && (
        <span>
          <Trans>
            Reprise de la semaine précédente ({nights} nuits, efficacité : {efficiency}).
          </Trans>
        </span>
      )}
      {from === 'agreed' && agreedOn !== null && (
        <span>
          <Trans>Convenue avec l’équipe le {dates.day(agreedOn)}.</Trans>
        </span>
      )}{' '}
      {widenedByMinutes > 0 && (
        <span>
          <Trans>Élargie de {widened}.</Trans>
        </span>
      )}{' '}
      {bound === 'minimum' && (
        <span>
          <Trans>Portée au minimum du programme, {minimum}.</Trans>
        </span>
      )}
      {bound === 'maximum' && (
        <span>
          <Trans>Ramenée au maximum du programme, {maximum}.</Trans>
        </span>
      )}
    </>
  );
}
