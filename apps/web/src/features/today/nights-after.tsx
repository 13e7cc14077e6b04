import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { oldestWaitingNightUntil } from './activities.ts';
import type { Overview } from '../../lib/use-overview.ts';

/** @source specification §4 */
export function NightsAfter({ overview }: { overview: Overview }) {
  const dates = useDates();
  const lastEditableOn = oldestWaitingNightUntil(overview);
  if (lastEditableOn === null) return null;
  const lastDay = dates.day(lastEditableOn);
  return (
    <Trans>
      Vos nuits peuvent toujours être notées, sur la page du questionnaire; la plus ancienne se note
      jusqu’à la fin du {lastDay}.
    </Trans>
  );
}
