import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsultedId } from '../../../lib/consulting.ts';
import { announce } from '../../../lib/live-region.tsx';
import { setUnreadCount } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { NotificationRow } from './notification-row.tsx';

/** @source specification §7 */
export function NotificationList() {
  const [pages, setPages] = useState<readonly number[]>([]);
  return (
    <>
      <NotificationPage
        before={null}
        isLast={pages.length === 0}
        onMore={(before) => setPages([before])}
      />
      {pages.map((before, index) => (
        <NotificationPage
          key={before}
          before={before}
          isLast={index === pages.length - 1}
          onMore={(next) => setPages([...pages, next])}
        />
      ))}
    </>
  );
}

type NotificationPageProps = {
  readonly before: number | null;
  readonly isLast: boolean;
  readonly onMore: (before: number) => void;
};

function NotificationPage({ before, isLast, onMore }: NotificationPageProps) {
  const consultedId = useConsultedId();
  const page = trpc.notifications.listPage.useQuery({
    ...(consultedId !== null && { userId: consultedId }),
    ...(before !== null && { before }),
  });
  return (
    <QueryView query={page} lines={6}>
      {({ notices, nextBefore, unread }) => {
        const [newest] = notices;
        if (!newest) {
          return (
            <EmptyState title={<Trans>Aucune notification pour l’instant</Trans>}>
              <Trans>Vous verrez ici ce qui s’ouvre et ce qu’il reste à faire.</Trans>
            </EmptyState>
          );
        }
        return (
          <>
            {before === null && consultedId === null && unread > 1 && (
              <ReadAllButton upToId={newest.id} />
            )}
            <ul>
              {notices.map((notice) => (
                <NotificationRow key={notice.id} notice={notice} isOwn={consultedId === null} />
              ))}
            </ul>
            {isLast && nextBefore !== null && (
              <Button kind="secondary" className="mt-4" onClick={() => onMore(nextBefore)}>
                <Trans>Voir les précédentes</Trans>
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function ReadAllButton({ upToId }: { upToId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const readAll = trpc.notifications.markAllRead.useMutation({
    onSuccess: ({ unread }) => {
      setUnreadCount(queryClient, unread);
      announce(t`Tout est marqué comme lu.`);
      document.querySelector('h1')?.focus();
      return utils.notifications.listPage.invalidate();
    },
  });
  return (
    <p className="mb-3">
      <Button
        kind="quiet"
        className="text-small"
        busy={readAll.isPending}
        onClick={() => readAll.mutate({ upToId })}
      >
        <Trans>Tout marquer comme lu</Trans>
      </Button>
    </p>
  );
}
