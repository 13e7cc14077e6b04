import { Trans } from '@lingui/react/macro';
import type { Alert } from './alert-data.ts';

/** What raised an alert: a questionnaire, or a week's question. */
export function AlertOrigin({ details }: Pick<Alert, 'details'>) {
  const { questionnaire, week } = details;
  if (questionnaire === 'ABANDONMENT') return <Trans>en quittant le programme</Trans>;
  if (questionnaire !== undefined) return <Trans>questionnaire {questionnaire}</Trans>;
  return <Trans>semaine {week}</Trans>;
}
