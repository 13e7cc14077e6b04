import { addDays, diaryCalendarOf, nextNightOn } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { weekToOpen } from '../weeks/week/week-to-open.ts';
import type { Overview } from '../../lib/use-overview.ts';

/** @decision D32 D67 */
export function NextNight({ overview }: { overview: Overview }) {
  const dates = useDates();
  const week = weekToOpen(overview);
  const calendar = diaryCalendarOf(overview);
  const next = calendar && nextNightOn(calendar, overview.today);
  if (week !== null) {
    return (
      <Trans>
        La semaine {week} a commencé. Elle s’ouvrira ici dès que la connexion reviendra, et vous
        pourrez alors noter votre nuit.
      </Trans>
    );
  }
  if (next === null) return <Trans>Le journal est terminé : il n’y a plus de nuit à noter.</Trans>;
  if (next === addDays(overview.today, 1)) {
    return <Trans>La prochaine nuit se notera demain matin.</Trans>;
  }
  return <Trans>La prochaine nuit se notera le matin du {dates.day(next)}.</Trans>;
}
