import { Trans } from '@lingui/react/macro';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

type ChosenBeforeWordsProps = { readonly next: Pick<DiaryWeek, 'number' | 'availability'> };

export function ChosenBeforeWords({ next: { number, availability } }: ChosenBeforeWordsProps) {
  return (
    <>
      <span>
        <Trans>
          Depuis le choix de l’horaire de la semaine {number}, une nuit a été notée ou corrigée.
        </Trans>
      </span>{' '}
      {availability === 'available' && (
        <span>
          <Trans>
            Vous pouvez le choisir de nouveau jusqu’à minuit ; toutes vos nuits compteront.
          </Trans>
        </span>
      )}
      {availability === 'frozen' && (
        <span>
          <Trans>Cet horaire reste le même cette semaine.</Trans>
        </span>
      )}
    </>
  );
}
