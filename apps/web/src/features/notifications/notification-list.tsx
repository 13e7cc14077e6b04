import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link as PathLink } from 'wouter';
import { useConsultedId } from '../../lib/consulting.ts';
import { useDates } from '../../lib/dates.ts';
import { setUnreadCount, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linkClass } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';

type Notification = RouterOutputs['notifications']['list'][number];

/** The person's notices, the newest first; the consulted person's when staff look. @source specification §7 */
export function NotificationList() {
  const consultedId = useConsultedId();
  const list = trpc.notifications.list.useQuery(
    consultedId === null ? {} : { userId: consultedId },
  );
  return (
    <QueryView query={list} lines={6}>
      {(notifications) =>
        notifications.length === 0 ? (
          <EmptyState title={<Trans>Rien de neuf pour l’instant</Trans>}>
            <Trans>Vous trouverez ici ce qui s’ouvre et ce qui vous attend.</Trans>
          </EmptyState>
        ) : (
          <ul>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isOwn={consultedId === null}
              />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function NotificationRow({ notification, isOwn }: { notification: Notification; isOwn: boolean }) {
  const dates = useDates();
  const session = useSession();
  const queryClient = useQueryClient();
  const list = trpc.useUtils().notifications.list;
  const markRead = trpc.notifications.markRead.useMutation({
    onSuccess: ({ unread }) => {
      setUnreadCount(queryClient, unread);
      return list.invalidate();
    },
  });
  const { id, title, text, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const timeZone = session.status === 'member' ? session.account.timeZone : 'America/Toronto';
  const read = () => {
    if (isUnread && isOwn) markRead.mutate({ id });
  };
  return (
    <li className="flex gap-4 border-t border-line py-5">
      <span
        aria-hidden
        className={`mt-2.5 size-2.5 shrink-0 rounded-full border border-edge ${isUnread ? 'bg-accent' : ''}`}
      />
      <div className="min-w-0 flex-1">
        <h2 className={isUnread ? '' : 'font-normal'}>
          {isUnread && (
            <span className="sr-only">
              <Trans>Non lue :</Trans>{' '}
            </span>
          )}
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
        <p className="mt-1 text-small text-ink-soft">
          <time dateTime={createdAt}>{dates.instant(createdAt, timeZone)}</time>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          {link && (
            <PathLink
              href={link}
              onClick={read}
              className={`${linkClass} inline-flex min-h-11 items-center`}
            >
              <Trans>Ouvrir</Trans>
            </PathLink>
          )}
          {isUnread && isOwn && (
            <Button kind="quiet" className="text-small" onClick={read} busy={markRead.isPending}>
              <Trans>Marquer comme lue</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
