import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/card.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { SuspendedHours } from './suspended-hours.tsx';
import { tonightOf } from './tonight-of.ts';

/** Shown above everything else, except at night and in the evening. */
export function SuspendedCard({ overview }: { readonly overview: Overview }) {
  if (overview.person.isConsulted || tonightOf(overview)?.kind !== 'suspended') return null;
  return (
    <Card aria-labelledby="hours-to-keep" className="mb-6">
      <h2 id="hours-to-keep" className="text-small font-medium text-accent-ink">
        <Trans>Vos heures</Trans>
      </h2>
      <SuspendedHours overview={overview} />
    </Card>
  );
}
