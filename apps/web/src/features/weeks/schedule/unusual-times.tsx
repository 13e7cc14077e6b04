import type { ClockTime, Schedule, ScheduleAnchor } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useId, type Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../nights/use-words.ts';

type UnusualTimesProps = {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly unusual: readonly ScheduleAnchor[];
  readonly schedule: Schedule;
  readonly before: Schedule | null;
  /** The time that was probably meant; null without such a time. */
  readonly slip: ClockTime | null;
  readonly onConfirm: () => void;
  readonly onCorrect: (time: ClockTime) => void;
  readonly onRefuse: () => void;
};

/** @decision D29 */
export function UnusualTimes({ ref, before, onConfirm, onRefuse, ...said }: UnusualTimesProps) {
  const { unusual, schedule, slip, onCorrect } = said;
  const { clock } = useWords();
  const id = useId();
  const bedTime = clock(schedule.bedTime);
  const wakeTime = clock(schedule.wakeTime);
  return (
    <fieldset ref={ref} aria-labelledby={id} tabIndex={-1} className="night-question mb-6">
      <p id={id}>
        {before && (
          <span>
            <Trans>
              Votre lever passe de {clock(before.wakeTime)} à {wakeTime} : plus d’une heure d’écart
              dérègle le rythme.
            </Trans>{' '}
          </span>
        )}
        {unusual.length === 0 ? null : (
          <span>
            {unusual.length > 1 ? (
              <Trans>
                Un coucher à {bedTime} et un lever à {wakeTime} sont inhabituels.
              </Trans>
            ) : unusual[0] === 'bedTime' ? (
              <Trans>Un coucher à {bedTime} est inhabituel.</Trans>
            ) : (
              <Trans>Un lever à {wakeTime} est inhabituel.</Trans>
            )}
          </span>
        )}{' '}
        <strong>
          <Trans>Est-ce bien ce que vous voulez ?</Trans>
        </strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onConfirm}>
          <Trans>Oui, garder cet horaire</Trans>
        </Button>
        {slip === null ? (
          <Button kind="quiet" onClick={onRefuse}>
            <Trans>Non, je le change</Trans>
          </Button>
        ) : (
          <Button kind="secondary" onClick={() => onCorrect(slip)}>
            <Trans>Non, c’était {clock(slip)}</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
