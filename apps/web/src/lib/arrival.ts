import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

export type Arrival = {
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

/**
 * Removes the state from the history immediately, so that a reload does not use the state again.
 */
export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
