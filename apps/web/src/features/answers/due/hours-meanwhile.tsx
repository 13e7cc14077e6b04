import { Trans } from '@lingui/react/macro';
import { useOverview } from '../../../lib/use-overview.ts';
import { hoursToKeep } from '../../nights/hours/hours-to-keep.ts';
import { HoursToKeepWords } from '../../nights/hours/hours-to-keep-words.tsx';
import { tonightOf } from '../../nights/hours/tonight-of.ts';
import { SuspendedHours } from '../../nights/hours/suspended-hours.tsx';
import { UsualHours } from '../../nights/hours/usual-hours.tsx';
import { HoursOfWeek } from '../../nights/hours/hours-of-week.tsx';

/** A due questionnaire closes « Mon programme », so its own page says the hours to keep. */
export default function HoursMeanwhile() {
  const { data: programme } = useOverview();
  const week = programme?.weeks.find(({ isCurrent }) => isCurrent);
  if (!programme) return null;
  const tonight = tonightOf(programme);
  const isSuspended = tonight?.kind === 'suspended';
  const isKept = hoursToKeep(programme) !== null;
  const isStopped = tonight?.kind === 'usual' && tonight.wakeTime !== null;
  if (!isSuspended && !isKept && !isStopped && !week?.schedule) return null;
  return (
    <section aria-labelledby="hours" className="mt-8">
      <h2 id="hours" className="text-lead">
        <Trans>Vos heures</Trans>
      </h2>
      {isSuspended ? (
        <SuspendedHours overview={programme} />
      ) : (
        <p className="mt-1">
          {isKept ? (
            <HoursToKeepWords programme={programme} />
          ) : isStopped ? (
            <UsualHours wakeTime={tonight.wakeTime} />
          ) : (
            week && <HoursOfWeek week={week} />
          )}
        </p>
      )}
    </section>
  );
}
