import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell, BellRing } from 'lucide-react';
import { Link } from '../ui/link.tsx';

/** Rings while something is unread, with the count beside it. @source specification §2 */
export function NotificationBell({ unreadCount }: { unreadCount: number }) {
  const { t } = useLingui();
  const hasUnread = unreadCount > 0;
  const Icon = hasUnread ? BellRing : Bell;
  const label = t`Notifications : ${plural(unreadCount, {
    0: 'aucune non lue',
    one: '# non lue',
    other: '# non lues',
  })}`;
  return (
    <Link to="notifications" bare aria-label={label} className="icon-button relative">
      <Icon aria-hidden />
      {hasUnread && (
        <span aria-hidden className="badge">
          {unreadCount > 99 ? '99+' : unreadCount}
        </span>
      )}
    </Link>
  );
}
