import type { Schedule } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../../nights/use-words.ts';
import { ScheduleTimes } from './schedule-card.tsx';
import type { UsualHours } from './schedule-choice.ts';

type OldBesideNewProps = {
  readonly before: (Schedule & { windowMinutes: number }) | null;
  readonly usual: UsualHours | null;
  readonly chosen: Schedule & { windowMinutes: number };
};

/** @decision D68 D83 */
export function OldBesideNew({ before, usual, chosen }: OldBesideNewProps) {
  const { clock, duration } = useWords();
  const hours = before ?? usual;
  if (hours === null) return <ScheduleTimes {...chosen} />;
  const bedTime = clock(hours.bedTime);
  const wakeTime = clock(hours.wakeTime);
  const window = before && duration(before.windowMinutes);
  const inBed = usual && duration(usual.inBedMinutes);
  const isSame = before?.bedTime === chosen.bedTime && before.wakeTime === chosen.wakeTime;
  return (
    <>
      <p className="mb-3 text-ink-soft">
        <span>
          {window ? (
            <Trans>
              Jusqu’ici : coucher à {bedTime}, lever à {wakeTime}, fenêtre {window}.
            </Trans>
          ) : (
            <Trans>
              Vos heures habituelles : coucher à {bedTime}, lever à {wakeTime}, {inBed} au lit en
              moyenne.
            </Trans>
          )}
        </span>{' '}
        {isSame && (
          <span>
            <Trans>Les heures restent les mêmes.</Trans>
          </span>
        )}
      </p>
      <ScheduleTimes {...chosen} before={isSame ? null : hours} />
    </>
  );
}
