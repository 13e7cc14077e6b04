import type { ReviewTipCode } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Title of a tip, written as an intention. */
export function TipTitle({ code }: { readonly code: ReviewTipCode }): ReactNode {
  switch (code) {
    case 'shortTimeInBed':
      return <Trans>Rester plus longtemps au lit</Trans>;
    case 'lateRising':
      return <Trans>Me lever à l’heure de mon horaire</Trans>;
    case 'irregularRising':
      return <Trans>Me lever à la même heure chaque matin</Trans>;
    case 'outsideSchedule':
      return <Trans>Suivre les heures de mon horaire</Trans>;
    case 'awakeBeforeRising':
      return <Trans>Quitter le lit quand le réveil vient trop tôt</Trans>;
    case 'longAwakenings':
      return <Trans>Quitter le lit quand le sommeil ne revient pas</Trans>;
    case 'lateNaps':
      return <Trans>Finir mes siestes avant 15 h</Trans>;
    case 'longNaps':
      return <Trans>Garder mes siestes sous une heure</Trans>;
    case 'longBeforeLightsOut':
      return <Trans>Aller au lit seulement pour dormir</Trans>;
    case 'afternoonCaffeine':
      return <Trans>Arrêter la caféine après le repas du midi</Trans>;
    case 'alcohol':
      return <Trans>Éloigner l’alcool de l’heure du coucher</Trans>;
    case 'longSleepOnset':
      return <Trans>Respirer lentement quelques minutes avant d’éteindre</Trans>;
    case 'noteNights':
      return <Trans>Noter chaque nuit</Trans>;
    case 'keepRising':
      return <Trans>Garder la même heure de lever</Trans>;
  }
}
