import type { ParticipantState } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';

/** The states of a participant, as the list names them. */
export function useStateNames(): Readonly<Record<ParticipantState, string>> {
  const { t } = useLingui();
  return {
    notStarted: t`Pas commencé`,
    inProgress: t`En cours`,
    finished: t`Terminé`,
    left: t`A quitté`,
  };
}
