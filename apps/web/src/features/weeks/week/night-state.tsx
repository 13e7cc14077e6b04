import { Suspense } from 'react';
import { useKeptNight } from '../../../lib/device-nights.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { NightStatus } from '../../nights/drawing/night-status.tsx';
import { nightStanding } from '../../nights/night-standing.ts';
import { useRunningNight } from '../../nights/use-running-night.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';

const SendingStatus = lazyPart(() => import('../../nights/unsent/sending-status.tsx'));

type NightStateProps = {
  readonly programme: Programme;
  readonly day: DiaryDay;
};

/** @decision D66 */
export function NightState({ programme, day }: NightStateProps) {
  const kept = useKeptNight(day.date);
  const running = useRunningNight(programme);
  if (!kept) return <NightStatus status={nightStanding(programme, day, running)} />;
  return (
    <Suspense>
      <SendingStatus standing={kept.standing} />
    </Suspense>
  );
}
