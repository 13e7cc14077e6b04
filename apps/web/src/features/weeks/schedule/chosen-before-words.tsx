import { Trans } from '@lingui/react/macro';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

type ChosenBeforeProps = { readonly next: Pick<DiaryWeek, 'number' | 'availability'> };

export function ChosenBefore({ next: { number, availability } }: ChosenBeforeProps) {
  return availability === 'available' ? (
    <Trans>
      Depuis le choix de l’horaire de la semaine {number}, une nuit a été notée ou corrigée. Vous
      pouvez en choisir un autre jusqu’à minuit ; il sera calculé avec toutes vos nuits.
    </Trans>
  ) : (
    <Trans>
      Depuis le choix de l’horaire de la semaine {number}, une nuit a été notée ou corrigée. Cet
      horaire reste le même.
    </Trans>
  );
}
