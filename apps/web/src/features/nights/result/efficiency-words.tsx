import { isWhiteNight } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { CompletedDay, DiaryWeek } from '../../../lib/programme-data.ts';
import { useWords } from '../use-words.ts';

type EfficiencyWordsProps = {
  readonly measures: CompletedDay['measures'];
  readonly week: DiaryWeek | undefined;
  readonly isLastNight: boolean;
};

export function EfficiencyWords({ measures, week, isLastNight }: EfficiencyWordsProps) {
  const { percent } = useWords();
  const efficiency = percent(measures.sleepEfficiencyPercent);
  const ofWeek = week?.sleepEfficiencyPercent ?? null;
  const weekWords = ofWeek === null ? null : percent(ofWeek);
  return (
    <p className="mt-3 text-small text-ink-soft">
      {weekWords === null ? (
        isLastNight ? (
          <Trans>Efficacité du sommeil : {efficiency} la nuit dernière.</Trans>
        ) : (
          <Trans>Efficacité du sommeil : {efficiency} cette nuit-là.</Trans>
        )
      ) : isLastNight ? (
        <Trans>
          Efficacité du sommeil : {weekWords} cette semaine, {efficiency} la nuit dernière.
        </Trans>
      ) : (
        <Trans>
          Efficacité du sommeil : {weekWords} pour la semaine, {efficiency} cette nuit-là.
        </Trans>
      )}
      {isWhiteNight(measures) && (
        <>
          {' '}
          <Trans>
            Une nuit blanche, cela arrive : elle compte dans la semaine comme les autres.
          </Trans>
        </>
      )}
    </p>
  );
}
