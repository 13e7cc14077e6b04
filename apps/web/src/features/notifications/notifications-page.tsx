import { Trans } from '@lingui/react/macro';
import { NotificationList } from './notification-list.tsx';
import { ReminderSection } from './reminders/reminder-section.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export default function NotificationsPage() {
  return (
    <>
      <PageHeading>
        <Trans>Notifications</Trans>
      </PageHeading>
      <ReminderSection />
      <NotificationList />
    </>
  );
}
