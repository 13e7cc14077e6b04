import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import type { Programme } from '../../lib/programme-data.ts';
import { freshMilestone } from '../evolution/insight.ts';

/** In the week after week 6, 12 or 24: a link to the comparison with the start. */
export function MilestoneLink({ programme }: { programme: Programme }) {
  const milestone = freshMilestone(programme);
  if (!milestone) return null;
  const { at } = milestone;
  return (
    <p className="mt-4">
      <Link to="evolution" hash="reperes" className="inline-flex min-h-11 items-center">
        <Trans>Vos {at} premières semaines, au départ et maintenant</Trans>
      </Link>
    </p>
  );
}
