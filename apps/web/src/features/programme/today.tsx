import { Suspense, useState } from 'react';
import type { Account } from '../../lib/account.ts';
import { useArrival } from '../../lib/arrival.ts';
import { useConsultedId } from '../../lib/consulting.ts';
import { withTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useClockTime } from '../../lib/use-clock-time.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCatalogue } from '../course/use-catalogue.ts';
import { type PartOfToday, partOfToday } from '../today/part-of-today.ts';
import { NextStep } from './next-step.tsx';
import { TodayHeading } from './today-heading.tsx';
import { type Overview, useOverview } from './use-overview.ts';

const BelowToday = lazyPart(
  withTexts(['today', 'course'], () => import('../today/below-today.tsx')),
);
/** What an hour brings first. */
const hourCards = {
  morning: lazyPart(withTexts(['today', 'weeks'], () => import('../today/morning-card.tsx'))),
  day: null,
  evening: lazyPart(withTexts('today', () => import('../today/evening-card.tsx'))),
  night: lazyPart(withTexts('today', () => import('../today/awake-card.tsx'))),
} as const satisfies Record<PartOfToday, unknown>;
// Few people are in a pause, were away, or were sent here: their words come when they are.
const PauseNotice = lazyPart(
  withTexts('pause', async () => {
    const { PauseNotice: Notice } = await import('../pause/pause-notice.tsx');
    return { default: Notice };
  }),
);
const WelcomeBack = lazyPart(() => import('./welcome-back.tsx'));
const ArrivalWords = lazyPart(() => import('./arrival-words.tsx'));

/**
 * « Aujourd'hui », at `/` and at `/mon-programme`: what matters at this hour on top, one next thing, and
 * below it the week and the modules. Staff who consult are not greeted. @source specification §2
 */
export function Today({ account }: { account: Account }) {
  const overview = useOverview();
  useCatalogue();
  const arrival = useArrival();
  const isConsulting = useConsultedId() !== null;
  const time = useClockTime();
  const { data } = overview;
  const schedule = data?.weeks.find(({ isCurrent }) => isCurrent)?.schedule;
  const part = partOfToday(time, schedule?.bedTime ?? null);
  return (
    <>
      <TodayHeading
        account={account}
        overview={data}
        isConsulting={isConsulting}
        isEvening={part === 'evening' || part === 'night'}
      />
      <div className="page-column">
        <output className="mb-8 block empty:mb-0">
          {data && (arrival.closedQuestionnaire || arrival.hasComeBack) && (
            <Suspense>
              <ArrivalWords arrival={arrival} overview={data} />
            </Suspense>
          )}
        </output>
        <QueryView query={overview} lines={8}>
          {(programme) => <TodayContent programme={programme} part={part} />}
        </QueryView>
      </div>
    </>
  );
}

function TodayContent({ programme, part }: { programme: Overview; part: PartOfToday }) {
  const { awaySince, pauses, person, abandonment } = programme;
  const [wasAway, setWasAway] = useState(awaySince !== null);
  if (awaySince !== null && !wasAway) setWasAway(true);
  const isRunning = abandonment === null && !person.isConsulted && programme.programmeWeek > 0;
  const HourCard = isRunning ? hourCards[part] : null;
  return (
    <>
      {pauses.length > 0 && (
        <Suspense>
          <PauseNotice overview={programme} />
        </Suspense>
      )}
      {wasAway && (
        <Suspense>
          <WelcomeBack overview={programme} />
        </Suspense>
      )}
      {HourCard && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HourCard programme={programme} />
        </Suspense>
      )}
      <NextStep overview={programme} />
      <Suspense fallback={<Skeleton lines={8} />}>
        <BelowToday programme={programme} />
      </Suspense>
    </>
  );
}
