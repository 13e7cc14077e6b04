import { Bell, BellRing } from 'lucide-react';
import type { RouteId } from '../routes.ts';
import { Link } from './link.tsx';

type CountedBellProps = {
  readonly to: RouteId & 'notifications';
  readonly count: number;
  readonly label: string;
};

/** @source specification §2 */
export function CountedBell({ to, count, label }: CountedBellProps) {
  const Icon = count > 0 ? BellRing : Bell;
  return (
    <Link to={to} bare aria-label={label} className="icon-button relative">
      <Icon aria-hidden />
      {count > 0 && (
        <span aria-hidden className="badge">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
