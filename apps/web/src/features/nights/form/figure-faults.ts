import { diaryRules, nightFields, type NightFieldOf, type NightFigure } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NumberDetail } from './night-form.ts';

const most = diaryRules.durationMaximumMinutes;
const mostDrinks = nightFields.alcoholicDrinks.maximum;

/** What can be wrong with a figure by itself, and is worded for it alone. */
type FaultOf<Figure extends NightFigure | NumberDetail> =
  | (Figure extends NightFigure ? 'missing' : never)
  | (Figure extends NightFieldOf<'choice'> ? never : 'unreadable')
  | (Figure extends NightFieldOf<'minutes'> | Extract<NumberDetail, NightFieldOf<'count'>>
      ? 'outOfRange'
      : never);

type FiguresFaults = {
  readonly [Figure in NightFigure | NumberDetail]: Readonly<
    Record<FaultOf<Figure>, MessageDescriptor>
  >;
};

/** What to do about each fault of a figure. */
export const figureFaults = {
  lightsOutTime: {
    missing: msg`Entrez l’heure où vous avez éteint la lumière`,
    unreadable: msg`Extinction de la lumière : entrez une heure de 00:00 à 23:59, par exemple 22:30`,
  },
  sleepOnsetLatencyMinutes: {
    missing: msg`Entrez le temps mis à vous endormir, ou cochez « Je n’ai pas dormi cette nuit-là »`,
    unreadable: msg`Endormissement : entrez une durée en minutes, par exemple 20`,
    outOfRange: msg`Endormissement : entrez une durée de 0 à ${most} minutes`,
  },
  awakenings: {
    missing: msg`Entrez le nombre d’éveils : 0 s’il n’y en a pas eu`,
    unreadable: msg`Nombre d’éveils : entrez un nombre, par exemple 2`,
  },
  wakeAfterSleepOnsetMinutes: {
    missing: msg`Entrez la durée totale des éveils, en minutes`,
    unreadable: msg`Durée des éveils : entrez une durée en minutes, par exemple 20`,
    outOfRange: msg`Durée des éveils : entrez une durée de 0 à ${most} minutes`,
  },
  finalWakeUpTime: {
    missing: msg`Entrez l’heure de votre réveil final`,
    unreadable: msg`Réveil final : entrez une heure de 00:00 à 23:59, par exemple 06:15`,
  },
  outOfBedTime: {
    missing: msg`Entrez l’heure où vous avez quitté le lit`,
    unreadable: msg`Lever : entrez une heure de 00:00 à 23:59, par exemple 06:45`,
  },
  sleepQuality: {},
  intoBedTime: {
    unreadable: msg`Mise au lit : entrez une heure de 00:00 à 23:59, par exemple 22:15`,
  },
  alcoholicDrinks: {
    unreadable: msg`Verres d’alcool : entrez un nombre, par exemple 1`,
    outOfRange: msg`Verres d’alcool : entrez un nombre de 0 à ${mostDrinks}`,
  },
} satisfies FiguresFaults;
