import { diaryCalendarOf, diaryWeekOpensOn, programmeRules } from '@aube/api/rules';
import { useCatalogue } from '../course/use-catalogue.ts';
import { WeekModule } from '../course/week-module.tsx';
import { PauseNotice } from './pause/pause-notice.tsx';
import { CheckPicture } from './opening/check-picture.tsx';
import { ReviewCard } from './review/review-card.tsx';
import { LastWeekWords } from '../nights/hours/last-week-words.tsx';
import { waitingReview } from '../nights/waiting-review.ts';
import { reviewBefore } from './review/review-before.ts';
import { useOverview } from '../../lib/use-overview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DiaryWeek, Programme } from '../../lib/programme-data.ts';
import { firstOpenStep, shownReview, type ShownReview } from './review/review-steps.ts';
import { WeekReview } from './review/week-review.tsx';
import { ScheduleOrReview } from './review/schedule-or-review.tsx';
import { NightCount, WeekDates, WeekSection } from './week/week-section.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { useDates } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/document-title.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';

export default function WeekPage({ params: { week = '' } }: PageProps) {
  const number = Number(week);
  return isWeekNumber(number) ? <WeekOf key={number} number={number} /> : <NotFound />;
}

const isWeekNumber = (number: number) =>
  Number.isInteger(number) && number >= 1 && number <= programmeRules.highestWeek;

function WeekOf({ number }: { number: number }) {
  const { t } = useLingui();
  const overview = useOverview();
  useCatalogue();
  usePageTitle(t`Semaine ${number}`);
  const week = overview.data?.weeks.find((each) => each.number === number);
  return (
    <>
      <PageHeading
        below={
          week && (
            <>
              <WeekDates week={week} />
              {'\u00A0· '}
              <NightCount week={week} />
            </>
          )
        }
      >
        <Trans>Semaine {number}</Trans>
      </PageHeading>
      <QueryView query={overview} lines={9}>
        {(programme) => <WeekContent programme={programme} number={number} />}
      </QueryView>
    </>
  );
}

function WeekContent({ programme, number }: { programme: Programme; number: number }) {
  const dates = useDates();
  const week = programme.weeks.find((each) => each.number === number);
  if (!week) {
    const calendar = diaryCalendarOf(programme);
    const opensOn = calendar && diaryWeekOpensOn(calendar, number);
    if (opensOn === null && number > programmeRules.lastDiaryWeek) return <NotFound />;
    return (
      <EmptyState title={<Trans>Cette semaine n’est pas encore ouverte</Trans>}>
        {opensOn && programme.abandonment === null && (
          <Trans>Elle s’ouvrira le {dates.day(opensOn)}.</Trans>
        )}
      </EmptyState>
    );
  }
  const shown = shownReview(programme, number);
  return <OpenWeek key={number} programme={programme} week={week} shown={shown} />;
}

type OpenWeekProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
  readonly shown: ShownReview | null;
};

function OpenWeek({ programme, week, shown }: OpenWeekProps) {
  const { t } = useLingui();
  const [isReviewing, setReviewing] = useState(
    () => shown !== null && firstOpenStep(shown) !== null,
  );
  const { number } = week;
  if (isReviewing && shown) {
    return (
      <>
        {week.isCurrent && <PauseNotice overview={programme} />}
        <WeekReview programme={programme} shown={shown} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <SomethingHappenedLink />
          <Button kind="quiet" onClick={() => setReviewing(false)}>
            <Trans>Voir toute la semaine</Trans>
          </Button>
        </div>
      </>
    );
  }
  const hasSchedule =
    programme.abandonment === null && (shown === null || shown.review.safety === null);
  const isInSchedule = hasSchedule && reviewBefore(programme, week) !== null;
  const closed = week.isCurrent && !shown && !isInSchedule ? waitingReview(programme) : null;
  const hasPrevious = number > 1;
  const hasNext = programme.weeks.some((each) => each.number === number + 1);
  return (
    <>
      {week.isCurrent && <PauseNotice overview={programme} />}
      {shown && week.kind === 'check' && <CheckPicture programme={programme} week={week} />}
      {shown && <WeekReview programme={programme} shown={shown} />}
      {closed !== null && (
        <div className="mb-8">
          <ReviewCard programme={programme} closed={closed} />
        </div>
      )}
      <WeekModule week={number} modules={programme.modules} />
      <LastWeekWords programme={programme} week={week} />
      {hasSchedule && <ScheduleOrReview programme={programme} week={week} />}
      {!hasSchedule && !programme.person.isConsulted && <SomethingHappenedLink />}
      <section aria-labelledby="week-nights" className="mt-10">
        <h2 id="week-nights" className="mb-3 text-lead">
          <Trans>Mes nuits</Trans>
        </h2>
        <WeekSection programme={programme} week={week} isReviewed={shown !== null} />
      </section>
      <nav aria-label={t`Autres semaines`} className="mt-8 flex flex-wrap justify-between gap-4">
        {hasPrevious && (
          <Link to="week" params={{ week: number - 1 }} className="py-2">
            <Trans>Semaine {number - 1}</Trans>
          </Link>
        )}
        {hasNext && (
          <Link to="week" params={{ week: number + 1 }} className="ml-auto py-2">
            <Trans>Semaine {number + 1}</Trans>
          </Link>
        )}
      </nav>
    </>
  );
}
