import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import type { Programme } from '../diary/programme-data.ts';
import { milestonesOf } from '../evolution/insight.ts';

/** In the week after week 6, 12 or 24: the way to then and now, side by side. */
export function MilestoneLink({ programme }: { programme: Programme }) {
  const { weeks, programmeWeek } = programme;
  const at = milestonesOf(weeks, programmeWeek)[0]?.at ?? 0;
  if (at !== programmeWeek - 1) return null;
  return (
    <p className="mt-4">
      <Link to="evolution" hash="reperes" className="inline-flex min-h-11 items-center">
        <Trans>Vos {at} premières semaines, au départ et maintenant</Trans>
      </Link>
    </p>
  );
}
