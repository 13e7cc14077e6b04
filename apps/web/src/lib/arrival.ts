import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What a link leaves in the history for the page that it leads to, which says it. */
export type Arrival = {
  /** The questionnaire that is not open, and whose page sent one here. */
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** One has just taken up the programme again. @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

/**
 * How one came here. It is taken out of the history at once, so that the next navigation, back or
 * forth, ends it.
 */
export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
