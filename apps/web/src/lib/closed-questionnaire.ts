import type { GateQuestionnaire } from '@aube/api/rules';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What a redirect leaves in the history for the page that it leads to. */
export interface ClosedQuestionnaireState {
  readonly closedQuestionnaire: GateQuestionnaire;
}

/**
 * The questionnaire whose page sent one here; null when one came by oneself. It is taken out of the
 * history at once, so that the next navigation, back or forth, ends it.
 */
export function useClosedQuestionnaire(): GateQuestionnaire | null {
  const left = useHistoryState<ClosedQuestionnaireState | null>();
  const [closed] = useState(left?.closedQuestionnaire ?? null);
  useEffect(() => {
    if (closed) history.replaceState(null, '');
  }, [closed]);
  return closed;
}
