import { deviceNights } from '../../../lib/device-nights.ts';
import { isUnsent, type SubmittedStanding } from '../../../lib/standing.ts';
import { isOfNight, type TabSubmission, tabSubmissions } from '../../../lib/tab-submissions.ts';
import { useStore } from '../../../lib/store.ts';
import { dateOfNight } from '../is-begun.ts';

export type UnsentNight = {
  readonly date: string;
  readonly standing: SubmittedStanding;
  readonly isInTab?: boolean | undefined;
};

type Told = Pick<TabSubmission, 'standing'> & Partial<Pick<TabSubmission, 'isTold'>>;

function useNights(isShown: (night: Told) => boolean): UnsentNight[] {
  const kept = useStore(deviceNights).filter(isShown);
  const inTab = useStore(tabSubmissions)
    .filter((each) => isOfNight(each) && isShown(each))
    .map(({ key, standing }) => ({ date: dateOfNight(key), standing, isInTab: true }));
  return [...kept, ...inTab.filter(({ date }) => !kept.some((night) => night.date === date))];
}

export const useUnsentNights = () => useNights(({ isTold = true }) => isTold);

export const useNightsAtStake = () => useNights(isUnsent);
