import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

export type Arrival = {
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
