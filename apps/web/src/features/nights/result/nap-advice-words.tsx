import { dayNapAdvice, type DayNapAdvice, type Nap } from '@aube/api/rules';
import { Plural, Trans } from '@lingui/react/macro';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

/** @decision D30 */
export function DayNapWords({ naps }: { naps: readonly Nap[] }) {
  const { state, napCount }: DayNapAdvice = dayNapAdvice(naps);
  switch (state) {
    case 'compliant':
      return napCount === 0 ? (
        <Trans>Pas de sieste la veille : cela aide à s’endormir le soir.</Trans>
      ) : (
        <Trans>
          La sieste s’est terminée au plus tard à 15 h et n’a pas dépassé une heure : elle ne gêne
          pas la nuit.
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          Une sieste s’est terminée après 15 h. Finie plus tôt, elle laisse le sommeil venir plus
          facilement le soir.
        </Trans>
      );
    case 'long':
      return (
        <Trans>Les siestes ont dépassé une heure. Plus courtes, elles gênent moins la nuit.</Trans>
      );
    case 'both':
      return (
        <Trans>
          Les siestes ont dépassé une heure et se sont prolongées après 15 h. Plus tôt et plus
          courtes, elles gênent moins la nuit.
        </Trans>
      );
  }
}

/** @decision D30 */
export function WeekNapWords({ advice }: { advice: NonNullable<DiaryWeek['napAdvice']> }) {
  const { state, dayCount, napCount } = advice;
  switch (state) {
    case 'compliant':
      return napCount === 0 ? (
        <Trans>Aucune sieste notée : cela aide à s’endormir le soir.</Trans>
      ) : (
        <Trans>
          Les siestes finissent avant 15 h et durent au plus une heure : c’est très bien.
        </Trans>
      );
    case 'late':
      return (
        <Plural
          value={dayCount}
          one="Un jour, une sieste s’est terminée après 15 h. Finie plus tôt, elle gêne moins la nuit."
          other="# jours, une sieste s’est terminée après 15 h. Finie plus tôt, elle gêne moins la nuit."
        />
      );
    case 'long':
      return (
        <Plural
          value={dayCount}
          one="Un jour, les siestes ont dépassé une heure. Plus courtes, elles gênent moins la nuit."
          other="# jours, les siestes ont dépassé une heure. Plus courtes, elles gênent moins la nuit."
        />
      );
    case 'both':
      return (
        <Plural
          value={dayCount}
          one="Un jour, les siestes ont dépassé une heure et se sont prolongées après 15 h. Plus tôt et plus courtes, elles gênent moins la nuit."
          other="# jours, les siestes ont dépassé une heure et se sont prolongées après 15 h. Plus tôt et plus courtes, elles gênent moins la nuit."
        />
      );
  }
}
