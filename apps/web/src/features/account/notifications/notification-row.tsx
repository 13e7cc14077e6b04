import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link as PathLink } from 'wouter';
import { useDates } from '../../../lib/dates.ts';
import { setUnreadCount, useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/link.tsx';

type Notice = RouterOutputs['notifications']['listPage']['notices'][number];

export function NotificationRow({ notice, isOwn }: { notice: Notice; isOwn: boolean }) {
  const dates = useDates();
  const session = useSession();
  const queryClient = useQueryClient();
  const pages = trpc.useUtils().notifications.listPage;
  const markRead = trpc.notifications.markRead.useMutation({
    onSuccess: ({ unread }) => {
      setUnreadCount(queryClient, unread);
      return pages.invalidate();
    },
  });
  const { id, title, text, link, createdAt, readAt } = notice;
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
          <span>{title}</span>
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
