import { lastClosedWeek } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useKeptNight } from '../../lib/device-nights.ts';
import { setNightHours } from '../../lib/display.ts';
import { isQuietAt, nightHours } from '../../lib/night-hours.ts';
import type { Account } from '../../lib/account.ts';
import { useArrival } from '../../lib/arrival.ts';
import { classNames } from '../../lib/class-names.ts';
import { useConsultedId } from '../../lib/consulting.ts';
import { lazyAhead } from '../../lib/lazy-ahead.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useClockTime } from '../../lib/use-clock-time.ts';
import { Link } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';
import { useCatalogue } from '../course/use-catalogue.ts';
import { HoursToKeepWords } from '../nights/hours/hours-to-keep-words.tsx';
import { tonightOf } from '../nights/hours/tonight-of.ts';
import { activitiesOf } from './activities.ts';
import { type PartOfToday, partOfToday } from './part-of-today.ts';
import { useDeviceZoneOffer } from '../weeks/use-device-zone-offer.ts';
import { NextStep } from './next-step.tsx';
import { SuspendedCard } from '../nights/hours/suspended-card.tsx';
import { TodayHeading } from './today-heading.tsx';
import { type Overview, useOverview } from '../../lib/use-overview.ts';

const TrialCard = lazyPart(() => import('./trial-card.tsx'));
const BelowToday = lazyPart(() => import('./below-today.tsx'));
/**
 * These parts appear together with the next step, so that nothing moves. A part that fails to load
 * is absent.
 */
const aboveStep = (load: () => Promise<{ default: ComponentType<Shown> }>) =>
  lazyAhead<Shown>(load, () => Promise.resolve({ default: () => null }));
const hourCards = {
  morning: aboveStep(() => import('./morning-card.tsx')),
  day: null,
  evening: aboveStep(() => import('./evening-card.tsx')),
  night: aboveStep(() => import('../awake/awake-card.tsx')),
} as const satisfies Record<PartOfToday, unknown>;
const PauseNotice = aboveStep(async () => {
  const { PauseNotice: Notice } = await import('../weeks/pause/pause-notice.tsx');
  return { default: ({ programme }) => <Notice overview={programme} /> };
}).Component;
const WelcomeBack = aboveStep(async () => {
  const { default: Welcome } = await import('./welcome-back.tsx');
  return { default: ({ programme }) => <Welcome overview={programme} /> };
}).Component;
const ReviewBeside = aboveStep(() => import('./review-beside.tsx')).Component;
const DeviceZoneOffer = lazyPart(() => import('../weeks/device-zone-offer.tsx'));
const ArrivalWords = lazyPart(() => import('./arrival-words.tsx'));

/**
 * Shown at `/` and at `/mon-programme`. Staff who consult see no greeting.
 * @source specification §2
 */
export function Today({ account }: { account: Account }) {
  const overview = useOverview();
  useCatalogue();
  const arrival = useArrival();
  const isConsulting = useConsultedId() !== null;
  const time = useClockTime(account.timeZone);
  const { data } = overview;
  const schedule = data?.weeks.find(({ isCurrent }) => isCurrent)?.schedule;
  const { from, until } = nightHours(schedule ?? null);
  const part = partOfToday(time, { from, until });
  const isQuiet = isQuietAt(time, { from, until });
  const hasOwnHours = data !== undefined && !isConsulting;
  useEffect(() => {
    if (hasOwnHours) setNightHours({ from, until });
  }, [hasOwnHours, from, until]);
  useEffect(() => void hourCards[part]?.fetch().catch(() => undefined), [part]);
  return (
    <>
      <TodayHeading account={account} overview={data} isConsulting={isConsulting} part={part} />
      <div className={classNames('page-column', isQuiet && 'min-h-svh')}>
        <output className="mb-8 block empty:mb-0">
          {data && (arrival.closedQuestionnaire || arrival.hasComeBack) && (
            <Suspense>
              <ArrivalWords arrival={arrival} overview={data} />
            </Suspense>
          )}
        </output>
        <QueryView query={overview} lines={8}>
          {(programme) => <TodayContent programme={programme} part={part} isQuiet={isQuiet} />}
        </QueryView>
      </div>
    </>
  );
}

type Shown = { readonly programme: Overview };

function hasHourCard(programme: Overview, part: PartOfToday, isNoted: boolean): boolean {
  const { abandonment, person, programmeWeek } = programme;
  if (person.isConsulted) return false;
  if (abandonment !== null || programmeWeek === 0) return part === 'night';
  return part !== 'morning' || isNoted;
}

const isNightNoted = ({ days, today }: Overview): boolean =>
  days.some(({ date, night }) => date === today && night !== null);

type TodayContentProps = Shown & { readonly part: PartOfToday; readonly isQuiet: boolean };

function TodayContent({ programme, part, isQuiet }: TodayContentProps) {
  const { awaySince, pauses, today } = programme;
  const isKept = useKeptNight(today) !== undefined;
  const isNoted = isKept || isNightNoted(programme);
  const [wasAway, setWasAway] = useState(awaySince !== null);
  if (awaySince !== null && !wasAway) setWasAway(true);
  const device = useDeviceZoneOffer(programme);
  // A person who comes back after an absence sees only the next step.
  const HourCard =
    !wasAway && hasHourCard(programme, part, isNoted) ? (hourCards[part]?.Component ?? null) : null;
  // The evening card already shows the experiment and the night to fill in.
  const hasEveningCard = part === 'evening' && HourCard !== null && tonightOf(programme) !== null;
  const hasTrialCard = !wasAway && !hasEveningCard;
  const closed = lastClosedWeek(programme);
  const isReviewed = programme.weeks.find(({ number }) => number === closed)?.intention !== null;
  const mayReview = !wasAway && !isReviewed && activitiesOf(programme)[0]?.kind !== 'schedule';
  if (isQuiet && hasHourCard(programme, part, isNoted)) {
    const isBeforeBed = part === 'evening';
    const QuietCard = hourCards[isBeforeBed ? 'evening' : 'night'].Component;
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <QuietCard programme={programme} />
        {programme.abandonment !== null && (
          <p className="mt-4 text-ink-soft">
            <Trans>
              Votre <Link to="abandonment">participation au programme</Link> a pris fin.
            </Trans>{' '}
            <HoursToKeepWords programme={programme} />
          </p>
        )}
        {isBeforeBed && <SomethingHappenedLink className="mt-4" />}
        {programme.programmeWeek === 0 && programme.abandonment === null && (
          <p className="mt-4 text-ink-soft">
            <Trans>
              Le questionnaire de départ peut attendre le matin. Il est dans vos{' '}
              <Link to="activities">activités</Link>.
            </Trans>
          </p>
        )}
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      {/* The evening card begins with the same words. */}
      {!(part === 'evening' && HourCard) && <SuspendedCard overview={programme} />}
      {device !== null && !wasAway && <DeviceZoneOffer offer={device} />}
      {pauses.length > 0 && <PauseNotice programme={programme} />}
      {wasAway && <WelcomeBack programme={programme} />}
      {HourCard && <HourCard programme={programme} />}
      <NextStep overview={programme} isNightShown={hasEveningCard} />
      {mayReview && <ReviewBeside programme={programme} />}
      {!programme.person.isConsulted && <SomethingHappenedLink className="mt-4" />}
      <Suspense fallback={<Skeleton lines={8} />}>
        {hasTrialCard && <TrialCard programme={programme} />}
        <BelowToday programme={programme} />
      </Suspense>
    </Suspense>
  );
}
