import { isWhiteNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { CompletedDay } from '../../diary/programme-data.ts';
import { useWords } from '../../diary/night/use-words.ts';

/** A night's efficiency in plain words, without praise or blame: a night is information. */
export function EfficiencyWords({ measures }: Pick<CompletedDay, 'measures'>) {
  const { duration, percent } = useWords();
  const asleep = duration(measures.totalSleepMinutes);
  const inBed = duration(measures.timeInBedMinutes);
  const efficiency = percent(measures.sleepEfficiencyPercent);
  return (
    <>
      <p className="text-display font-bold tabular-nums">{efficiency}</p>
      <p className="mt-1">
        {isWhiteNight(measures) ? (
          <Trans>
            {inBed} au lit sans dormir. Une nuit blanche arrive : elle compte dans la semaine comme
            les autres.
          </Trans>
        ) : (
          <Trans>
            {asleep} de sommeil sur {inBed} au lit : c’est l’efficacité de cette nuit.
          </Trans>
        )}
      </p>
    </>
  );
}
