import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';

export function QuestionnaireName({ id }: { id: GateQuestionnaire }) {
  const week = id.slice(1);
  if (id === 'S0') return <Trans>Questionnaire de départ</Trans>;
  return <Trans>Questionnaire de la semaine {week}</Trans>;
}
