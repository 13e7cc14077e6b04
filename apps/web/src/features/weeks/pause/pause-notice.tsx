import { addDays, canWithdrawPause, pendingPause } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Banner, Notice } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { HoursToKeepWords } from '../../nights/hours/hours-to-keep-words.tsx';
import { dueDays } from '../../nights/programme-nights.ts';
import { PauseAction } from './pending-pause.tsx';

/** @decision D67 */
export function PauseNotice({ overview }: { overview: Overview }) {
  const dates = useDates();
  const { pauses, today, abandonment, person } = overview;
  const pause = abandonment === null ? pendingPause(pauses, today) : null;
  if (!pause) return null;
  const { week, startsOn, resumesOn, isByStaff } = pause;
  if (canWithdrawPause(pause, today)) {
    return (
      <Notice className="mb-8" title={<Trans>Une pause commence le {dates.day(startsOn)}</Trans>}>
        <span>
          <Trans>
            La semaine {week + 1} commencera le {dates.day(resumesOn)}.
          </Trans>
        </span>{' '}
        {!person.isConsulted && (
          <Link to="myAccount" hash="pause">
            <Trans>Voir ou annuler la pause</Trans>
          </Link>
        )}
      </Notice>
    );
  }
  const last = dates.day(addDays(resumesOn, -1));
  return (
    <Banner className="mb-8" title={<Trans>En pause jusqu’au {last}</Trans>}>
      <p className="mt-1">
        <span>
          <Trans>
            La semaine {week + 1} commence le {dates.day(resumesOn)}. D’ici là, aucune nouvelle nuit
            n’est attendue.
          </Trans>
        </span>{' '}
        {!person.isConsulted && dueDays(overview).length > 0 && (
          <span>
            <Trans>Une nuit d’avant la pause peut encore être notée.</Trans>
          </span>
        )}{' '}
        {isByStaff && (
          <span>
            <Trans>Le personnel de l’établissement a demandé cette pause.</Trans>
          </span>
        )}
      </p>
      <p className="mt-2 empty:hidden">
        <HoursToKeepWords programme={overview} />
      </p>
      {!person.isConsulted && (
        <div className="mt-4">
          <PauseAction overview={overview} pause={pause} />
        </div>
      )}
    </Banner>
  );
}
