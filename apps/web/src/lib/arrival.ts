import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

export type Arrival = {
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

/** The state is removed from the history at once, so that the state is not used twice. */
export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
