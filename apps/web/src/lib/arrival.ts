import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { RouteId } from '../routes.ts';

export type Arrival = {
  readonly closedQuestionnaire?: GateQuestionnaire;
  /** @decision D36 */
  readonly hasComeBack?: true;
  /** Page that a due questionnaire holds back. */
  readonly heldBack?: RouteId;
};

/** Stays in the history entry, so that a reload shows the same. */
export const useHeldBack = (): RouteId | null =>
  useHistoryState<Arrival | null>()?.heldBack ?? null;

const byOneself: Arrival = {};

export function useArrival(): Arrival {
  const left = useHistoryState<Arrival | null>();
  const [arrival] = useState(left ?? byOneself);
  useEffect(() => {
    if (arrival !== byOneself) history.replaceState(null, '');
  }, [arrival]);
  return arrival;
}
