import { type DeviceNight, deviceNights } from '../../../lib/device-nights.ts';
import { isUnsent, type SubmittedStanding } from '../../../lib/standing.ts';
import { isOfNight, type TabSubmission, tabSubmissions } from '../../../lib/tab-submissions.ts';
import { useStore } from '../../../lib/store.ts';
import { dateOfNight } from '../is-begun.ts';

export type UnsentNight = {
  readonly date: string;
  readonly standing: SubmittedStanding;
  /** Only this tab has it, not the device. */
  readonly isInTab?: boolean;
};

/** The nights of this device, then the others of this tab. */
function joined(kept: readonly DeviceNight[], inTab: readonly TabSubmission[]): UnsentNight[] {
  const others = inTab
    .filter(isOfNight)
    .map(({ key, standing }) => ({ date: dateOfNight(key), standing, isInTab: true }))
    .filter(({ date }) => !kept.some((night) => night.date === date));
  return [...kept, ...others];
}

/** The nights to tell of on every page. */
export function useUnsentNights(): UnsentNight[] {
  const kept = useStore(deviceNights);
  return joined(
    kept,
    useStore(tabSubmissions).filter(({ isTold }) => isTold),
  );
}

/** The nights that a logout would delete: also those open on their page, without those sent. */
export function useNightsAtStake(): UnsentNight[] {
  const kept = useStore(deviceNights).filter(isUnsent);
  return joined(kept, useStore(tabSubmissions).filter(isUnsent));
}
