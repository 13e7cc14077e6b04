import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { NextNight } from './next-night.tsx';
import { Step } from '../../ui/step.tsx';
import type { Overview } from '../../lib/use-overview.ts';

export default function NothingDue({ overview }: { overview: Overview }) {
  const isStarting = overview.days.every((day) => day.status === 'upcoming');
  return (
    <Step
      icon={Check}
      label={<Trans>À jour</Trans>}
      title={
        isStarting ? (
          <Trans>Votre programme a commencé</Trans>
        ) : (
          <Trans>Rien d’autre à faire aujourd’hui</Trans>
        )
      }
      reason={
        isStarting ? (
          <Trans>Demain matin, vous noterez votre première nuit. Une minute suffit.</Trans>
        ) : (
          <NextNight overview={overview} />
        )
      }
    />
  );
}
