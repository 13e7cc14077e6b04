import { addDays, calendarOf, noScheduleNow, pauseEffect, type PauseOffer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import type { Overview } from '../../../lib/use-overview.ts';

type PauseConsequencesProps = {
  readonly overview: Overview;
  readonly offer: PauseOffer;
  readonly resumesOn: string;
};

/** @decision D67 */
export function PauseConsequences({ overview, offer, resumesOn }: PauseConsequencesProps) {
  const dates = useDates();
  const calendar = calendarOf(overview);
  if (calendar === null) return null;
  const { week, startsOn } = offer;
  const effect = pauseEffect(calendar, { week, startsOn, resumesOn });
  const { nextWeek, questionnaire, lastNight } = effect;
  const day = (on: string) => dates.day(on);
  return (
    <output className="mb-6 block rounded-control bg-sunken p-4">
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <Trans>
            La semaine {week} finit comme prévu. Sa dernière nuit est celle du matin du{' '}
            {day(startsOn)}, et ses nuits peuvent encore être notées dans les trois jours.
          </Trans>
        </li>
        <li>
          {addDays(startsOn, 1) === resumesOn ? (
            <Trans>
              Le {day(startsOn)} : aucune autre nuit n’est attendue, et aucun rappel ne part.
            </Trans>
          ) : (
            <Trans>
              Du {day(startsOn)} au {day(addDays(resumesOn, -1))} : aucune autre nuit n’est
              attendue, et aucun rappel ne part.
            </Trans>
          )}
        </li>
        {noScheduleNow(overview) === null && (
          <li>
            <Trans>L’horaire de sommeil reste le même.</Trans>
          </li>
        )}
        <li>
          <Trans>
            La semaine {nextWeek.number} commence le {day(nextWeek.on)} au lieu du{' '}
            {day(nextWeek.insteadOf)}. Les modules sont décalés d’autant.
          </Trans>
        </li>
        {questionnaire && (
          <li>
            <Trans>
              Le questionnaire de la semaine {questionnaire.id.slice(1)} s’ouvre le{' '}
              {day(questionnaire.on)} au lieu du {day(questionnaire.insteadOf)}.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            La dernière nuit du journal est celle du matin du {day(lastNight.on)} au lieu du{' '}
            {day(lastNight.insteadOf)}.
          </Trans>
        </li>
      </ul>
    </output>
  );
}
