import { isWhiteNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { CompletedDay } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';

export function SleepWords({ measures }: Pick<CompletedDay, 'measures'>) {
  const { duration } = useWords();
  const asleep = duration(measures.totalSleepMinutes);
  return (
    <p className="text-title tabular-nums">
      {isWhiteNight(measures) ? (
        <Trans>Une nuit sans sommeil</Trans>
      ) : (
        <Trans>{asleep} de sommeil</Trans>
      )}
    </p>
  );
}
