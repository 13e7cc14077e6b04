import { Suspense } from 'react';
import { useKeptNight } from '../../../lib/device-nights.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { NightStatus } from '../../nights/drawing/night-status.tsx';
import { isCorrected } from '../../nights/is-corrected.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';

const NightStanding = lazyPart(() => import('../../nights/unsent/night-standing.tsx'));

type NightStateProps = {
  readonly programme: Programme;
  readonly day: DiaryDay;
};

/** @decision D66 */
export function NightState({ programme, day }: NightStateProps) {
  const kept = useKeptNight(day.date);
  if (!kept) return <NightStatus status={isCorrected(programme, day) ? 'corrected' : day.status} />;
  return (
    <Suspense>
      <NightStanding standing={kept.standing} />
    </Suspense>
  );
}
