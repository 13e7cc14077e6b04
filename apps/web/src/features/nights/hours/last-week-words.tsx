import { noScheduleNow, programmeRules } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

type LastWeekWordsProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/**
 * Says in week 25 that no week follows, and which hours to keep. Hours of a stopped or suspended
 * schedule are said elsewhere.
 */
export function LastWeekWords({ programme, week }: LastWeekWordsProps) {
  const { abandonment, person } = programme;
  if (week.number !== programmeRules.lastDiaryWeek || !week.isCurrent) return null;
  if (abandonment !== null || person.isConsulted) return null;
  const reason = noScheduleNow(programme);
  return (
    <p className="mt-4">
      {reason === null ? (
        <Trans>
          C’est la dernière semaine du journal : ensuite, gardez les heures qui vous conviennent.
        </Trans>
      ) : reason !== 'notChosen' ? (
        <Trans>C’est la dernière semaine du journal.</Trans>
      ) : (
        <Trans>
          C’est la dernière semaine du journal : ensuite, dormez à vos heures habituelles, et
          levez-vous chaque matin à la même heure.
        </Trans>
      )}
    </p>
  );
}
