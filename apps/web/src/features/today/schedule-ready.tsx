import { Trans } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import type { Overview } from '../../lib/use-overview.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Step } from '../../ui/step.tsx';

export type ScheduleStepProps = {
  readonly overview: Overview;
  readonly week: number;
};

export function ScheduleReady({ week }: ScheduleStepProps) {
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
