import { diaryRules, type GivenTip, type ReviewTipCode, reviewRules } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useWords } from '../../nights/use-words.ts';

type Unit = 'days' | 'nights' | 'mornings' | 'evenings';

/** Unit of a counted tip; null for a tip about a mean or a spread. */
const units: Record<ReviewTipCode, Unit | null> = {
  shortTimeInBed: null,
  lateRising: 'mornings',
  irregularRising: null,
  outsideSchedule: 'nights',
  awakeBeforeRising: 'mornings',
  longAwakenings: 'nights',
  lateNaps: 'days',
  longNaps: 'days',
  longBeforeLightsOut: 'nights',
  afternoonCaffeine: 'days',
  alcohol: 'evenings',
  longSleepOnset: 'nights',
  noteNights: null,
  keepRising: null,
};

function useCounted(): (count: number, unit: Unit) => string {
  const { t } = useLingui();
  return (count, unit) => {
    switch (unit) {
      case 'days':
        return t`${plural(count, {
          2: 'Deux jours',
          3: 'Trois jours',
          4: 'Quatre jours',
          5: 'Cinq jours',
          6: 'Six jours',
          7: 'Sept jours',
          other: '# jours',
        })}`;
      case 'nights':
        return t`${plural(count, {
          2: 'Deux nuits',
          3: 'Trois nuits',
          4: 'Quatre nuits',
          5: 'Cinq nuits',
          6: 'Six nuits',
          7: 'Sept nuits',
          other: '# nuits',
        })}`;
      case 'mornings':
        return t`${plural(count, {
          2: 'Deux matins',
          3: 'Trois matins',
          4: 'Quatre matins',
          5: 'Cinq matins',
          6: 'Six matins',
          7: 'Sept matins',
          other: '# matins',
        })}`;
      case 'evenings':
        return t`${plural(count, {
          2: 'Deux soirs',
          3: 'Trois soirs',
          4: 'Quatre soirs',
          5: 'Cinq soirs',
          6: 'Six soirs',
          7: 'Sept soirs',
          other: '# soirs',
        })}`;
    }
  };
}

type TipReasonProps = { readonly tip: GivenTip };

export function TipReason({ tip }: TipReasonProps): ReactNode {
  const { duration } = useWords();
  const counted = useCounted();
  const unit = units[tip.code];
  const figure = ({ nights, minutes }: NonNullable<GivenTip['before']>) =>
    unit === null ? duration(minutes ?? 0) : counted(nights, unit);
  const before = tip.before && figure(tip.before);
  return (
    <>
      <ReasonWords tip={tip} figure={figure(tip)} />
      {before && (
        <span className="mt-1 block text-ink-soft">
          <Trans>{before} la semaine d’avant.</Trans>
        </span>
      )}
    </>
  );
}

/** Warns the person not to stop sleep medication without help. @decision D83 */
export function MedicationWords({ nights }: { readonly nights: number }): ReactNode {
  const taken = useCounted()(nights, 'nights');
  return (
    <Trans>
      {taken}, vous avez pris un médicament pour dormir. N’arrêtez pas et ne changez pas la dose par
      vous-même : demandez en pharmacie ou à votre médecin ce qui est possible.
    </Trans>
  );
}

function ReasonWords({ tip, figure }: TipReasonProps & { readonly figure: string }): ReactNode {
  const { clock, duration } = useWords();
  const { code, nights, hours } = tip;
  const bed = hours && clock(hours.bedTime);
  const rise = hours && clock(hours.wakeTime);
  const late = duration(reviewRules.lateRisingMinutes);
  const early = duration(reviewRules.awakeBeforeRisingMinutes);
  const awake = duration(reviewRules.longAwakeMinutes);
  const onset = duration(reviewRules.longSleepOnsetMinutes);
  const before = duration(reviewRules.bedBeforeLightsOutMinutes);
  const margin = duration(reviewRules.keptWithinMinutes);
  const { from, to } = diaryRules.leaveBedAfterMinutes;
  const needed = diaryRules.provisionalMinimumNights;
  switch (code) {
    case 'shortTimeInBed':
      return (
        <Trans>
          Vous avez passé {figure} au lit par nuit, en moyenne : c’est trop peu. Éteignez les
          lumières à {bed} au plus tard, et ne commencez pas votre journée avant {rise}.
        </Trans>
      );
    case 'lateRising':
      return (
        <Trans>
          {figure}, votre lever a dépassé l’horaire de {late} ou plus. Levez-vous à {rise}, même
          après une mauvaise nuit, et gardez {bed} pour le coucher. C’est ce qui aide le plus.
        </Trans>
      );
    case 'irregularRising':
      return rise === null ? (
        <Trans>
          Votre lever le plus tôt et le plus tard étaient séparés de {figure}. Une heure fixe, la
          fin de semaine aussi, est ce qui aide le plus.
        </Trans>
      ) : (
        <Trans>
          Votre lever le plus tôt et le plus tard étaient séparés de {figure}. Se lever à {rise}, la
          fin de semaine aussi, est ce qui aide le plus.
        </Trans>
      );
    case 'outsideSchedule':
      return (
        <Trans>
          {figure}, vos heures se sont éloignées de l’horaire de plus de {margin}. Visez les
          lumières éteintes à {bed} et le lever à {rise}. Commencez par le lever : le coucher suit.
        </Trans>
      );
    case 'awakeBeforeRising':
      return rise === null ? (
        <Trans>
          {figure}, plus de {early} ont passé entre votre dernier réveil et le lever. Quand vous ne
          dormez plus, quittez le lit, et revenez-y si le sommeil revient. Si vous risquez de
          tomber, asseyez-vous plutôt au lit, la lampe allumée. Gardez votre heure de lever.
        </Trans>
      ) : (
        <Trans>
          {figure}, plus de {early} ont passé entre votre dernier réveil et le lever. Quand vous ne
          dormez plus, quittez le lit, et revenez-y si le sommeil revient avant {rise}. Si vous
          risquez de tomber, asseyez-vous plutôt au lit, la lampe allumée. Votre journée commence à{' '}
          {rise}, pas avant.
        </Trans>
      );
    case 'longAwakenings':
      return (
        <Trans>
          {figure}, vos éveils ont duré plus de {awake} en tout. Après {from} à {to} minutes sans
          dormir, allez faire quelque chose de calme, puis revenez quand le sommeil revient. Si vous
          risquez de tomber, asseyez-vous plutôt au lit, la lampe allumée.
        </Trans>
      );
    case 'lateNaps':
      return (
        <Trans>
          {figure}, une sieste a fini après 15 h. Plus tôt dans la journée, elle gêne moins la nuit
          qui suit.
        </Trans>
      );
    case 'longNaps':
      return (
        <Trans>
          {figure}, les siestes ont dépassé une heure en tout. Vingt minutes suffisent souvent.
        </Trans>
      );
    case 'longBeforeLightsOut':
      return (
        <Trans>
          {figure}, vous avez passé plus de {before} au lit avant d’éteindre. Lisez ou regardez vos
          écrans ailleurs, et allez au lit quand vous avez sommeil.
        </Trans>
      );
    case 'afternoonCaffeine':
      return (
        <Trans>
          {figure}, vous avez pris de la caféine l’après-midi. Elle agit encore plusieurs heures
          après la tasse.
        </Trans>
      );
    case 'alcohol':
      return (
        <Trans>
          {figure}, vous avez bu de l’alcool. Il endort, puis il réveille dans la seconde moitié de
          la nuit. Si vous buvez beaucoup chaque jour, n’arrêtez pas d’un coup : demandez d’abord
          conseil.
        </Trans>
      );
    case 'longSleepOnset':
      return (
        <Trans>
          {figure}, il vous a fallu plus de {onset} pour vous endormir. Un moment de calme avant le
          coucher peut aider.
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
