import { PauseNotice } from './pause/pause-notice.tsx';
import { useOverview } from '../../lib/use-overview.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { type DiaryWeek, type Programme } from '../../lib/programme-data.ts';
import AwakeCard from '../awake/awake-card.tsx';
import DeviceZoneOffer from './device-zone-offer.tsx';
import { useDeviceZoneOffer } from './use-device-zone-offer.ts';
import { hoursToKeep } from '../nights/hours/hours-to-keep.ts';
import { HoursToKeepWords } from '../nights/hours/hours-to-keep-words.tsx';
import { ScheduleOrReview } from './review/schedule-or-review.tsx';
import { asksLastNight, LastNightCard } from './week/last-night-card.tsx';
import { NightCount, WeekDates, WeekSection } from './week/week-section.tsx';
import { useQuiet } from '../nights/use-running-night.ts';
import { useWords } from '../nights/use-words.ts';
import { useDates } from '../../lib/dates.ts';
import { BesidePrimary } from '../../ui/button.tsx';
import { Notice } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';

export default function DiaryPage() {
  const overview = useOverview();
  return (
    <>
      <PageHeading>
        <Trans>Mon journal quotidien du sommeil</Trans>
      </PageHeading>
      <QueryView query={overview} lines={9}>
        {(programme) => <Diary programme={programme} />}
      </QueryView>
    </>
  );
}

function Diary({ programme }: { programme: Programme }) {
  const device = useDeviceZoneOffer(programme);
  const current = programme.weeks.find(({ isCurrent }) => isCurrent) ?? null;
  const quiet = useQuiet(programme);
  const earlier = programme.weeks.filter(({ isCurrent }) => !isCurrent).toReversed();
  if (programme.weeks.length === 0) {
    return (
      <EmptyState title={<Trans>Le journal n’a pas encore commencé</Trans>}>
        <Trans>Il s’ouvre dès que le questionnaire de départ est rempli.</Trans>
      </EmptyState>
    );
  }
  const pages = (
    <>
      {programme.abandonment && !programme.person.isConsulted && (
        <HasLeftNotice programme={programme} />
      )}
      {device !== null && <DeviceZoneOffer offer={device} />}
      <PauseNotice overview={programme} />
      <LastNightCard programme={programme} />
      {current && <CurrentWeek programme={programme} week={current} />}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-weeks" className="mt-12">
          <h2 id="earlier-weeks" className="mb-2 text-lead">
            <Trans>Semaines précédentes</Trans>
          </h2>
          {earlier.map((week) => (
            <EarlierWeek key={week.id} programme={programme} week={week} />
          ))}
        </section>
      )}
    </>
  );
  return quiet ? <QuietDiary hour={quiet}>{pages}</QuietDiary> : pages;
}

type QuietDiaryProps = {
  readonly hour: 'night' | 'beforeBed';
  readonly children: ReactNode;
};

/**
 * Shows one card at night, with the diary folded below. A link to a part of the diary unfolds the
 * diary.
 */
function QuietDiary({ hour, children }: QuietDiaryProps) {
  return (
    <>
      {hour === 'night' ? (
        <AwakeCard />
      ) : (
        <Card className="mb-6">
          <p>
            <Trans>Rien ne presse ici. Le reste peut attendre le matin.</Trans>
          </p>
          <SomethingHappenedLink className="mt-2" />
        </Card>
      )}
      <Disclosure title={<Trans>Ouvrir mon journal</Trans>} open={location.hash !== ''}>
        <BesidePrimary value>{children}</BesidePrimary>
      </Disclosure>
    </>
  );
}

function HasLeftNotice({ programme }: { programme: Programme }) {
  const { abandonment, person } = programme;
  const dates = useDates();
  const isByStaff = abandonment?.isByStaff === true;
  const until =
    abandonment?.undoableUntil && dates.instant(abandonment.undoableUntil, person.timeZone);
  return (
    <Notice
      className="mb-8"
      title={
        isByStaff ? (
          <Trans>Votre participation au programme a pris fin</Trans>
        ) : (
          <Trans>Vous avez quitté le programme</Trans>
        )
      }
    >
      <p className="mb-2">
        <HoursToKeepWords programme={programme} />
      </p>
      {isByStaff ? (
        <Trans>
          Vous pouvez toujours lire vos nuits. <Link to="abandonment">Voir ce que vous gardez</Link>
        </Trans>
      ) : until ? (
        <Trans>
          Vous n’avez plus à remplir ce journal. Jusqu’au {until}, ce que vous y notez est encore
          gardé, et vous pouvez <Link to="abandonment">reprendre le programme</Link>.
        </Trans>
      ) : (
        <Trans>
          Vous pouvez toujours lire vos nuits.{' '}
          <Link to="abandonment">Voir ce qui reste possible</Link>
        </Trans>
      )}
    </Notice>
  );
}

type WeekProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

function CurrentWeek({ programme, week }: WeekProps) {
  return (
    <>
      {programme.abandonment === null && (
        <div className="mt-8">
          <BesidePrimary value={use(BesidePrimary) || asksLastNight(programme)}>
            <ScheduleOrReview programme={programme} week={week} />
          </BesidePrimary>
        </div>
      )}
      <section aria-labelledby="this-week" className="mt-12">
        <h2 id="this-week" className="text-lead">
          {hoursToKeep(programme) === null ? (
            <Trans>Cette semaine : semaine {week.number}</Trans>
          ) : (
            <Trans>Semaine {week.number}</Trans>
          )}
        </h2>
        <p className="mb-4 text-small text-ink-soft">
          <WeekDates week={week} />
          {'\u00A0· '}
          <NightCount week={week} />
        </p>
        <WeekSection programme={programme} week={week} />
      </section>
    </>
  );
}

function EarlierWeek({ programme, week }: WeekProps) {
  const { columnPercent } = useWords();
  const { number, sleepEfficiencyPercent: efficiency } = week;
  return (
    <Disclosure
      title={
        <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <Trans>Semaine {number}</Trans>
          </span>
          <span className="text-small font-normal text-ink-soft">
            <NightCount week={week} />
            {efficiency !== null && <span> · {columnPercent(efficiency)}</span>}
          </span>
        </span>
      }
    >
      <WeekSection programme={programme} week={week} />
    </Disclosure>
  );
}
