import { Trans } from '@lingui/react/macro';
import type { Alert } from './alert-data.ts';

export function AlertOrigin({ details }: Pick<Alert, 'details'>) {
  const { questionnaire, said, sent, week, opened, closed } = details;
  if (questionnaire !== undefined) {
    return (
      <>
        <span>
          {questionnaire === 'ABANDONMENT' ? (
            <Trans>en quittant le programme</Trans>
          ) : (
            <Trans>questionnaire {questionnaire}</Trans>
          )}
        </span>
        {said !== undefined && (
          <span>
            {' · '}
            <strong>{said}</strong>
          </span>
        )}
        {sent !== undefined && (
          <span>
            {' · '}
            <Trans>réponse changée avant l’envoi</Trans>
          </span>
        )}
      </>
    );
  }
  if (week !== undefined) return <Trans>semaine {week}</Trans>;
  if (opened === undefined) return <Trans>hors des semaines du journal</Trans>;
  if (opened === '' && closed === '') {
    return <Trans>changées, puis revenues comme avant</Trans>;
  }
  return (
    <>
      {opened && (
        <span>
          <Trans>ouvert : {opened}</Trans>
        </span>
      )}
      {opened && closed && <span>{' · '}</span>}
      {closed && (
        <span>
          <Trans>levé : {closed}</Trans>
        </span>
      )}
    </>
  );
}
