import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { EventWords } from './event-words.tsx';

const step = 40;
const most = 400;

/** @decision D64 */
export function TimelineSection({ userId }: { userId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      className="mb-10 border-t"
      data-screen-only={!isOpen || undefined}
      title={
        <h2 className="text-lead">
          <Trans>Chronologie</Trans>
        </h2>
      }
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <Timeline userId={userId} />}
    </Disclosure>
  );
}

function Timeline({ userId }: { userId: number }) {
  const [limit, setLimit] = useState(step);
  const timeline = trpc.stats.listTimeline.useQuery({ userId, limit }, { staleTime: 0 });
  return (
    <QueryView query={timeline} lines={10}>
      {({ events, hasMore }) => (
        <>
          <ol className="rounded-card border border-line bg-raised px-5">
            {events.map((event, index) => (
              <li
                // Two events of the same kind can have the same time.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${event.at} ${event.kind} ${index}`}
                className="grid gap-x-6 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[11rem_1fr]"
              >
                <time dateTime={event.at} className="text-small text-ink-soft tabular-nums">
                  <Stamp at={event.at} />
                </time>
                <div className="min-w-0 break-words">
                  <EventWords event={event} />
                </div>
              </li>
            ))}
          </ol>
          {hasMore && limit < most && (
            <Button
              kind="secondary"
              className="mt-4"
              busy={timeline.isFetching}
              onClick={() => setLimit(Math.min(limit + step, most))}
            >
              <Trans>Montrer plus</Trans>
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
