import { Card } from '../../ui/card.tsx';
import type { Programme } from '../../lib/programme-data.ts';
import { TrialOfToday, trialToShow } from '../weeks/trial/trial-of-today.tsx';

export default function TrialCard({ programme }: { programme: Programme }) {
  const trial = trialToShow(programme);
  return (
    trial && (
      <Card aria-labelledby="trial" className="mt-6">
        <TrialOfToday programme={programme} trial={trial} />
      </Card>
    )
  );
}
