import { pauseOn, programmeRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

type LastWeekWordsProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** Says in week 25 that no week follows, and which hours to keep. */
export function LastWeekWords({ programme, week }: LastWeekWordsProps) {
  const { abandonment, pauses, person, today } = programme;
  if (week.number !== programmeRules.lastDiaryWeek || !week.isCurrent) return null;
  if (abandonment !== null || person.isConsulted || pauseOn(pauses, today) !== null) return null;
  return (
    <p className="mt-4">
      {week.schedule ? (
        <Trans>
          C’est la dernière semaine du journal : ensuite, gardez les heures qui vous conviennent.
        </Trans>
      ) : (
        <Trans>
          C’est la dernière semaine du journal : ensuite, dormez à vos heures habituelles, et
          levez-vous chaque matin à la même heure.
        </Trans>
      )}
    </p>
  );
}
