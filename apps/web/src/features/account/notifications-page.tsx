import { Trans } from '@lingui/react/macro';
import { NotificationList } from './notifications/notification-list.tsx';
import { RemindersPlace } from './reminders/reminders-place.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export default function NotificationsPage() {
  return (
    <>
      <PageHeading>
        <Trans>Notifications</Trans>
      </PageHeading>
      <RemindersPlace />
      <NotificationList />
    </>
  );
}
