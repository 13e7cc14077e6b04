import { Plural, Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';

/**
 * On every page of the console but its first: alerts wait. It asks anew at each page and at each
 * return to the window, and not by a timer, which would keep a session alive at an empty desk.
 * @decision D33
 */
export function WaitingAlertsNotice() {
  const { data: count = 0 } = trpc.questionnaires.countAlerts.useQuery(undefined, {
    staleTime: 0,
  });
  if (count === 0) return null;
  return (
    <Banner
      kind="attention"
      className="mb-6"
      title={
        <Plural
          value={count}
          one="# alerte attend d’être prise en charge."
          other="# alertes attendent d’être prises en charge."
        />
      }
    >
      <Link to="admin" className="inline-flex min-h-11 items-center">
        <Trans>Voir les alertes</Trans>
      </Link>
    </Banner>
  );
}
