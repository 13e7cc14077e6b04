import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../lib/consulting.ts';
import { useSession } from '../lib/session.ts';
import type { RouteId } from '../routes.ts';
import { Link } from '../ui/link.tsx';

/** « Mon compte »; hidden from staff who consult. @decision D61 */
export function AccountLink({ routeId }: { routeId: RouteId | null }) {
  const isMember = useSession().status === 'member';
  const isConsulting = useConsultedId() !== null;
  if (!isMember || isConsulting) return null;
  return (
    <Link
      to="myAccount"
      bare
      aria-current={routeId === 'myAccount' ? 'page' : undefined}
      className="top-link"
    >
      <Trans>Mon compte</Trans>
    </Link>
  );
}
