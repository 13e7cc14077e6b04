import { deviceNights } from '../../lib/device-nights.ts';
import { leftDrafts } from '../../lib/left-drafts.ts';
import { useStore } from '../../lib/store.ts';
import { dateOfNight } from '../diary/is-begun.ts';
import type { Standing } from './night-standing.tsx';

export type UnsentNight = {
  readonly date: string;
  readonly standing: Standing;
};

/** The nights of this device, then those that this tab alone holds. */
export function useUnsentNights(): UnsentNight[] {
  const kept = useStore(deviceNights);
  const left = useStore(leftDrafts).map(({ key, standing }) => ({
    date: dateOfNight(key),
    standing,
  }));
  return [...kept, ...left.filter(({ date }) => !kept.some((night) => night.date === date))];
}
