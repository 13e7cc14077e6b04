import { deviceNights, isUnsent } from '../../../lib/device-nights.ts';
import {
  isOfNight,
  type LeftDraft,
  leftDrafts,
  unsubmittedDrafts,
} from '../../../lib/left-drafts.ts';
import { useStore } from '../../../lib/store.ts';
import { dateOfNight } from '../is-begun.ts';
import type { Standing } from './night-standing.tsx';

export type UnsentNight = {
  readonly date: string;
  readonly standing: Standing;
};

const nightsOf = (drafts: readonly LeftDraft[]): UnsentNight[] =>
  drafts.filter(isOfNight).map(({ key, standing }) => ({ date: dateOfNight(key), standing }));

/** The first of each date. */
const onceEach = (nights: readonly UnsentNight[]): UnsentNight[] =>
  nights.filter(({ date }, place) => nights.findIndex((night) => night.date === date) === place);

/** The nights of this device, then those of this tab whose page was left. */
export function useUnsentNights(): UnsentNight[] {
  const kept = useStore(deviceNights);
  const left = useStore(leftDrafts);
  return onceEach([...kept, ...nightsOf(left)]);
}

/** The nights that a logout would delete: also those open on their page, without those sent. */
export function useNightsAtStake(): UnsentNight[] {
  const kept = useStore(deviceNights).filter(isUnsent);
  const unsubmitted = useStore(unsubmittedDrafts);
  return onceEach([...kept, ...nightsOf(unsubmitted)]);
}
