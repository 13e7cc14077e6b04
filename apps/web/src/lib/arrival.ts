import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** Left in the history by a link, for the page it leads to. */
export type Arrival = {
  /** The closed questionnaire whose page led here. */
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** The person has just resumed the programme. @decision D36 */
  readonly hasComeBack?: true;
};

const byOneself: Arrival = {};

/** The reason of arrival. It leaves the history at once, so that the next navigation ends it. */
export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
