import { ReviewCard } from '../weeks/review/review-card.tsx';
import { reviewBefore } from '../weeks/review/review-before.ts';
import { ScheduleReady, type ScheduleStepProps } from './schedule-ready.tsx';

/** @decision diary#one-door-to-the-review */
export default function ScheduleStep({ overview, week }: ScheduleStepProps) {
  const current = overview.weeks.find(({ isCurrent }) => isCurrent);
  const closed = current ? reviewBefore(overview, current) : null;
  return closed === null ? (
    <ScheduleReady overview={overview} week={week} />
  ) : (
    <ReviewCard programme={overview} closed={closed} />
  );
}
