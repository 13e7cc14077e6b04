import { isDiaryOver } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import type { RouterOutputs } from '@aube/api';
import type { Programme } from '../../lib/programme-data.ts';
import { useWords } from '../nights/use-words.ts';

export type Suspension = {
  readonly schedule: RouterOutputs['diary']['findSuspendedSchedule'] | undefined;
  readonly reasons: readonly string[] | undefined;
};

type LastScheduleProps = {
  readonly programme: Pick<Programme, 'weeks' | 'diaryWeek' | 'openings' | 'abandonment'>;
  readonly suspension: Suspension;
};

/** @decision D26 D71 D76 safety#suspended */
export function LastSchedule({ programme, suspension }: LastScheduleProps) {
  const dates = useDates();
  const last = programme.abandonment === null ? programme.weeks.at(-1) : undefined;
  const schedule = last?.schedule ?? null;
  const stop = last?.stopped && (
    <Trans>
      Aucun horaire n’est en vigueur : la personne a repris ses heures d’avant le{' '}
      {dates.day(last.stopped.on)}.
    </Trans>
  );
  if (last && last.suspension !== null && last.suspendedWakeTime !== null) {
    return (
      <>
        <Suspended {...suspension} isLifted={last.suspension === 'safetyNotice'} /> {stop}
      </>
    );
  }
  if (schedule === null) return stop ?? <Trans>Aucun horaire n’est en vigueur.</Trans>;
  return <Hours schedule={schedule} isOver={isDiaryOver(programme)} />;
}

type HoursProps = {
  readonly schedule: Pick<
    NonNullable<Suspension['schedule']>,
    'bedTime' | 'wakeTime' | 'windowMinutes'
  >;
  readonly isOver: boolean;
};

function Hours({ schedule, isOver }: HoursProps) {
  const { clock, duration } = useWords();
  const bedTime = clock(schedule.bedTime);
  const wakeTime = clock(schedule.wakeTime);
  const window = duration(schedule.windowMinutes);
  return isOver ? (
    <Trans>
      Les semaines du journal sont terminées. Dernier horaire : coucher à {bedTime}, lever à{' '}
      {wakeTime}, une fenêtre de {window}.
    </Trans>
  ) : (
    <Trans>
      Coucher à {bedTime}, lever à {wakeTime} : une fenêtre de {window}.
    </Trans>
  );
}

function Suspended({ schedule, reasons, isLifted }: Suspension & { readonly isLifted: boolean }) {
  const { clock, duration } = useWords();
  const dates = useDates();
  const why = reasons?.join(', ') ?? '';
  return (
    <>
      <strong>
        {why === '' ? (
          <Trans>L’horaire est suspendu, pour la sécurité de la personne.</Trans>
        ) : (
          <Trans>L’horaire est suspendu, pour la sécurité de la personne : {why}.</Trans>
        )}
      </strong>{' '}
      {schedule && (
        <span>
          <Trans>
            Dernier horaire, suspendu depuis le {dates.day(schedule.since)} : coucher à{' '}
            {clock(schedule.bedTime)}, lever à {clock(schedule.wakeTime)}, une fenêtre de{' '}
            {duration(schedule.windowMinutes)}.
          </Trans>
        </span>
      )}{' '}
      {isLifted && (
        <span>
          <Trans>La précaution est levée, mais l’avis de sécurité n’est pas encore lu.</Trans>
        </span>
      )}
    </>
  );
}
