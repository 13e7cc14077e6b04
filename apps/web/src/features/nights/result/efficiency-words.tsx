import { isWhiteNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { CompletedDay, DiaryWeek } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';

type EfficiencyWordsProps = {
  readonly measures: CompletedDay['measures'];
  readonly week: DiaryWeek | undefined;
};

export function EfficiencyWords({ measures, week }: EfficiencyWordsProps) {
  const { percent } = useWords();
  const ofWeek = week?.sleepEfficiencyPercent ?? null;
  const isWhite = isWhiteNight(measures);
  if (ofWeek === null && !isWhite) return null;
  return (
    <p className="mt-3 text-small text-ink-soft">
      {ofWeek !== null && (
        <span>
          <Trans>Efficacité du sommeil de la semaine : {percent(ofWeek)}.</Trans>
        </span>
      )}
      {isWhite && (
        <span>
          {' '}
          <Trans>
            Une nuit sans sommeil, cela arrive : elle compte dans l’efficacité de la semaine.
          </Trans>
        </span>
      )}
    </p>
  );
}
