import { diaryRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { useWords } from '../../nights/use-words.ts';
import type { Programme } from '../../../lib/programme-data.ts';
import { windowReason, type WindowReason } from './window-reason.ts';

/** After the last week, the last schedule is shown. @decision D26 D71 */
export function ScheduleInForce({ programme }: { programme: Programme }) {
  const { clock, duration } = useWords();
  const last = programme.weeks.at(-1);
  const schedule = programme.abandonment === null ? (last?.schedule ?? null) : null;
  const reason = windowReason(schedule?.explanation ?? null);
  return (
    <>
      <h2>
        <Trans>Horaire en vigueur</Trans>
      </h2>
      <p>
        {schedule === null ? (
          <NoSchedule
            isSuspended={(last?.suspendedWakeTime ?? null) !== null}
            stoppedOn={last?.stopped?.on ?? null}
          />
        ) : (
          <>
            <Trans>
              Au lit de {clock(schedule.bedTime)} à {clock(schedule.wakeTime)} : une fenêtre de{' '}
              {duration(schedule.windowMinutes)}.
            </Trans>{' '}
            {reason && <Reason reason={reason} />}
          </>
        )}
      </p>
    </>
  );
}

type NoScheduleProps = { readonly isSuspended: boolean; readonly stoppedOn: string | null };

function NoSchedule({ isSuspended, stoppedOn }: NoScheduleProps) {
  const dates = useDates();
  if (isSuspended) return <Trans>L’horaire est suspendu, pour la sécurité de la personne.</Trans>;
  return stoppedOn === null ? (
    <Trans>Aucun horaire n’est en vigueur.</Trans>
  ) : (
    <Trans>
      Aucun horaire n’est en vigueur : la personne a repris ses heures d’avant le{' '}
      {dates.day(stoppedOn)}.
    </Trans>
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
        <Trans>
          Calculée avec le sommeil moyen de {nights} nuits (efficacité : {efficiency}).
        </Trans>
      )}
      {from === 'timeInBed' && (
        <Trans>
          Calculée avec le temps au lit moyen de {nights} nuits (efficacité : {efficiency}).
        </Trans>
      )}
      {from === 'inForce' && (
        <Trans>
          Reprise de la semaine précédente ({nights} nuits, efficacité : {efficiency}).
        </Trans>
      )}
      {from === 'agreed' && agreedOn !== null && (
        <Trans>Convenue avec l’équipe le {dates.day(agreedOn)}.</Trans>
      )}{' '}
      {widenedByMinutes > 0 && <Trans>Élargie de {widened}.</Trans>}{' '}
      {bound === 'minimum' && <Trans>Portée au minimum du programme, {minimum}.</Trans>}
      {bound === 'maximum' && <Trans>Ramenée au maximum du programme, {maximum}.</Trans>}
    </>
  );
}
