import { diaryRules, type ReviewTip, type ReviewTipCode, reviewRules } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWords } from '../../nights/use-words.ts';

export function TipTitle({ code }: { readonly code: ReviewTipCode }): ReactNode {
  switch (code) {
    case 'lateNaps':
      return <Trans>Finir mes siestes avant 15 h</Trans>;
    case 'longNaps':
      return <Trans>Garder mes siestes sous une heure</Trans>;
    case 'longBeforeLightsOut':
      return <Trans>Aller au lit seulement pour dormir</Trans>;
    case 'irregularRising':
      return <Trans>Me lever à la même heure chaque matin</Trans>;
    case 'earlyWaking':
      return <Trans>Sortir du lit peu après mon réveil final</Trans>;
    case 'longAwakenings':
      return <Trans>Quitter le lit quand le sommeil ne revient pas</Trans>;
    case 'medicationNightly':
      return (
        <Trans>Parler de mon médicament pour dormir à une ou un professionnel de la santé</Trans>
      );
    case 'longSleepOnset':
      return <Trans>Respirer lentement quelques minutes avant d’éteindre</Trans>;
    case 'alcohol':
      return <Trans>Éloigner l’alcool de l’heure du coucher</Trans>;
    case 'afternoonCaffeine':
      return <Trans>Arrêter la caféine après le repas du midi</Trans>;
    case 'outsideSchedule':
      return <Trans>Revenir aux heures de mon horaire</Trans>;
    case 'noteNights':
      return <Trans>Noter chaque nuit</Trans>;
    case 'keepRising':
      return <Trans>Garder la même heure de lever</Trans>;
  }
}

export function TipReason({ tip }: { readonly tip: ReviewTip }): ReactNode {
  const { duration } = useWords();
  const { nights, minutes } = tip;
  const spread = duration(minutes ?? 0);
  const early = duration(reviewRules.earlyWakingMinutes);
  const awake = duration(reviewRules.longAwakeMinutes);
  const onset = duration(reviewRules.longSleepOnsetMinutes);
  const before = duration(reviewRules.bedBeforeLightsOutMinutes);
  const margin = duration(reviewRules.keptWithinMinutes);
  const { from, to } = diaryRules.leaveBedAfterMinutes;
  const needed = diaryRules.provisionalMinimumNights;
  switch (tip.code) {
    case 'lateNaps':
      return (
        <Trans>
          Une sieste a fini après 15 h, {nights} jours cette semaine-là. Plus tôt dans la journée,
          elle gêne moins la nuit qui suit.
        </Trans>
      );
    case 'longNaps':
      return (
        <Trans>
          Les siestes ont dépassé une heure en tout, {nights} jours cette semaine-là. Vingt minutes
          suffisent souvent.
        </Trans>
      );
    case 'longBeforeLightsOut':
      return (
        <Trans>
          Vous avez passé plus de {before} au lit avant d’éteindre, {nights} nuits. Lisez ou
          regardez vos écrans ailleurs, et allez au lit quand vous avez sommeil.
        </Trans>
      );
    case 'irregularRising':
      return (
        <Trans>
          Votre lever le plus tôt et le plus tard étaient séparés de {spread}. Une heure fixe, la
          fin de semaine aussi, est ce qui aide le plus.
        </Trans>
      );
    case 'earlyWaking':
      return (
        <Trans>
          Plus de {early} ont passé entre votre réveil final et le lever, {nights} matins. Se lever
          plus tôt aide à ne garder le lit que pour dormir.
        </Trans>
      );
    case 'longAwakenings':
      return (
        <Trans>
          Vos éveils ont duré plus de {awake} en tout, {nights} nuits. Après {from} à {to} minutes
          sans dormir, allez faire quelque chose de calme, puis revenez quand le sommeil revient. Si
          vous risquez de tomber, asseyez-vous plutôt au lit, la lampe allumée.
        </Trans>
      );
    case 'medicationNightly':
      return (
        <Trans>
          Vous en avez pris {nights} nuits. N’arrêtez pas et ne changez pas la dose par vous-même :
          demandez en pharmacie ou à votre médecin ce qui est possible.
        </Trans>
      );
    case 'longSleepOnset':
      return (
        <Trans>
          Il vous a fallu plus de {onset} pour vous endormir, {nights} nuits. Un moment de calme
          avant le coucher peut aider.
        </Trans>
      );
    case 'alcohol':
      return (
        <Trans>
          Vous en avez noté {nights} soirs. L’alcool endort, puis réveille dans la seconde moitié de
          la nuit. Si vous buvez beaucoup chaque jour, n’arrêtez pas d’un coup : demandez d’abord
          conseil.
        </Trans>
      );
    case 'afternoonCaffeine':
      return (
        <Trans>
          Vous en avez pris l’après-midi, {nights} jours. Elle agit encore plusieurs heures après la
          tasse.
        </Trans>
      );
    case 'outsideSchedule':
      return (
        <Trans>
          Vos heures se sont éloignées de l’horaire de plus de {margin}, {nights} nuits. Commencez
          par le lever : le coucher suit.
        </Trans>
      );
    case 'noteNights':
      return (
        <Plural
          value={nights}
          _0={`Aucune nuit n’est notée. Il en faut ${needed} pour calculer l’efficacité de la semaine.`}
          one={`Une nuit est notée. Il en faut ${needed} pour calculer l’efficacité de la semaine.`}
          other={`# nuits sont notées. Il en faut ${needed} pour calculer l’efficacité de la semaine.`}
        />
      );
    case 'keepRising':
      return (
        <Trans>Une heure de lever fixe, la fin de semaine aussi, soutient tout le reste.</Trans>
      );
  }
}
