import { Suspense } from 'react';
import { useKeptNight } from '../../../lib/device-nights.ts';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { NightStatus } from '../../diary/night/night-status.tsx';
import type { DiaryDay } from '../../diary/programme-data.ts';

const NightStanding = lazyPart(
  withTexts('offline', () => import('../../offline/night-standing.tsx')),
);

/** Where a night stands: its status, or that this device keeps it until it is sent. @decision D66 */
export function NightState({ day }: { day: DiaryDay }) {
  const kept = useKeptNight(day.date);
  if (!kept) return <NightStatus status={day.status} />;
  return (
    <Suspense>
      <NightStanding night={kept} />
    </Suspense>
  );
}
