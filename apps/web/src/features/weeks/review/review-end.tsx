import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { ScheduleTimes } from '../schedule/schedule-card.tsx';
import { ScheduleUnavailable } from '../schedule/schedule-unavailable.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { ShownReview } from './review-steps.ts';
import { TipTitle } from './tip-words.tsx';

type ReviewEndProps = {
  readonly programme: Programme;
  readonly shown: ShownReview;
  readonly onAgain: () => void;
};

/** End of a review: the schedule, the intention, and the next step. */
export function ReviewEnd({ programme, shown, onAgain }: ReviewEndProps) {
  const { next, week, review } = shown;
  const current = programme.weeks.find(({ isCurrent }) => isCurrent) ?? week;
  const schedule = next?.schedule ?? null;
  return (
    <div className="space-y-6">
      {review.safety !== null && <ScheduleUnavailable programme={programme} week={current} />}
      {next && schedule && (
        <div>
          <ScheduleTimes {...schedule} />
          <div className="mt-4">
            <AddToCalendar week={{ ...next, schedule }} today={programme.today} />
          </div>
        </div>
      )}
      {week.intention && review.intentions.includes(week.intention) && (
        <div>
          <p className="text-small text-ink-soft">
            <Trans>Votre intention</Trans>
          </p>
          <p className="font-medium">
            <TipTitle code={week.intention} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to="programme" className="inline-flex min-h-11 items-center">
          <Trans>Retour à mon programme</Trans>
        </Link>
        <Button kind="quiet" onClick={onAgain}>
          <Trans>Revoir ma semaine</Trans>
        </Button>
      </div>
    </div>
  );
}
