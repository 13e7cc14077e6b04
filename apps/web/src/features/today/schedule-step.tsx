import { Trans } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import type { Overview } from '../../lib/use-overview.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Step } from '../../ui/step.tsx';
import { ReviewCard } from '../weeks/review/review-card.tsx';
import { waitingReview } from '../weeks/review/waiting-review.ts';

type ScheduleStepProps = {
  readonly overview: Overview;
  readonly week: number;
};

/** @decision diary#one-door-to-the-review */
export default function ScheduleStep({ overview, week }: ScheduleStepProps) {
  const closed = waitingReview(overview);
  if (closed !== null) return <ReviewCard programme={overview} closed={closed} />;
  return (
    <Step
      icon={CalendarClock}
      label={<Trans>Semaine {week}</Trans>}
      title={<Trans>L’horaire est prêt</Trans>}
      reason={
        <Trans>
          Il vient de vos nuits de la semaine dernière. Vous voyez chaque étape du calcul.
        </Trans>
      }
      action={
        <Link to="week" params={{ week }} bare className={buttonClass('primary')}>
          <Trans>Choisir mon horaire</Trans>
        </Link>
      }
    />
  );
}
