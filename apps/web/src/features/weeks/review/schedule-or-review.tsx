import { Trans } from '@lingui/react/macro';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { Card } from '../../../ui/card.tsx';
import { SomethingHappenedLink } from '../../../ui/something-happened-link.tsx';
import { scheduleHeadingId } from '../schedule/focus-schedule.ts';
import { ScheduleTimes } from '../schedule/schedule-card.tsx';
import { shownReason } from '../schedule/schedule-reason.ts';
import { ScheduleSection } from '../schedule/schedule-section.tsx';
import { ScheduleStop } from '../schedule/schedule-stop.tsx';
import { ScheduleUnavailable } from '../schedule/schedule-unavailable.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewBefore } from './review-before.ts';

type ScheduleOrReviewProps = {
  readonly programme: Programme;
  readonly week: DiaryWeek;
};

/** @decision diary#one-door-to-the-review */
export function ScheduleOrReview({ programme, week }: ScheduleOrReviewProps) {
  const closed = reviewBefore(programme, week);
  if (closed === null) return <ScheduleSection programme={programme} week={week} />;
  return (
    <div id="horaire" className="scroll-mt-6">
      <ReviewCard programme={programme} closed={closed} />
      <HoursUntilReview programme={programme} week={week} />
      <SomethingHappenedLink className="mt-4" />
    </div>
  );
}

/** The hours of the week before, or the reason why no schedule can come. */
function HoursUntilReview({ programme, week }: ScheduleOrReviewProps) {
  const isHeld = shownReason(programme, week) !== 'available';
  if (!week.schedule && !isHeld) return null;
  return (
    <Card aria-labelledby={scheduleHeadingId} className="mt-6">
      <h2 id={scheduleHeadingId} tabIndex={-1} className="mb-4 text-lead">
        <Trans>Vos heures jusqu’au bilan</Trans>
      </h2>
      {week.schedule && <ScheduleTimes {...week.schedule} />}
      {isHeld && <ScheduleUnavailable programme={programme} week={week} />}
      <ScheduleStop programme={programme} week={week} />
    </Card>
  );
}
