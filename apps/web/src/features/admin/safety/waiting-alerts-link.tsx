import { Plural } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../list/badge.tsx';

/**
 * In the console's navigation: how many alerts wait, and the way to them. It asks anew at each page
 * and at each return to the window, and not by a timer, which would keep a session alive at an empty
 * desk. @decision D33
 */
export function WaitingAlertsLink() {
  const { data: count = 0 } = trpc.questionnaires.countAlerts.useQuery(undefined, {
    staleTime: 0,
  });
  if (count === 0) return null;
  return (
    <Link to="admin" bare className="top-link">
      <Badge look="danger" icon={TriangleAlert}>
        <Plural value={count} one="# alerte" other="# alertes" />
      </Badge>
    </Link>
  );
}
