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
  const efficiency = percent(measures.sleepEfficiencyPercent);
  const ofWeek = week?.sleepEfficiencyPercent ?? null;
  const weekWords = ofWeek === null ? null : percent(ofWeek);
  return (
    <p className="mt-3 text-small text-ink-soft">
      {weekWords === null ? (
        <Trans>Efficacité de cette nuit : {efficiency}.</Trans>
      ) : (
        <Trans>
          Efficacité de la semaine : {weekWords}; de cette nuit : {efficiency}.
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
