import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountedBell } from '../ui/counted-bell.tsx';

/** A participant's bell: the number of unread notices. @source specification §2 */
export function NotificationBell({ unreadCount }: { unreadCount: number }) {
  const { t } = useLingui();
  const label = t`Notifications : ${plural(unreadCount, {
    0: 'aucune non lue',
    one: '# non lue',
    other: '# non lues',
  })}`;
  return <CountedBell to="notifications" count={unreadCount} label={label} />;
}
