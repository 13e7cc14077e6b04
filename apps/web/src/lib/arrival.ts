import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** State that a link leaves in the history for the linked page. */
export type Arrival = {
  /** The closed questionnaire that was asked for before the redirect to this page. */
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** The person has just resumed the programme. @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

/**
 * Reads why the person came to this page. The state is removed from the history at once, so that
 * it is not used again.
 */
export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
