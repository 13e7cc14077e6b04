import {
  diaryRules,
  type NightFieldOf,
  type NightFigure,
  type RequiredNightField,
} from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const most = diaryRules.durationMaximumMinutes;

/** What can be wrong with a figure by itself, and is worded for it alone. */
type FaultOf<Figure extends NightFigure> =
  | (Figure extends RequiredNightField ? 'missing' : never)
  | (Figure extends NightFieldOf<'choice'> ? never : 'unreadable')
  | (Figure extends NightFieldOf<'minutes'> ? 'outOfRange' : never);

type FigureWords<Fault extends string> = {
  readonly question: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** Its name in a table. */
  readonly name: MessageDescriptor;
  /** What to do about each fault. */
  readonly faults: Readonly<Record<Fault, MessageDescriptor>>;
};

/** What the page says of each figure. @source specification §3 */
export const figureWords: { readonly [Figure in NightFigure]: FigureWords<FaultOf<Figure>> } = {
  lightsOutTime: {
    question: msg`À quelle heure avez-vous éteint la lumière pour dormir ?`,
    hint: msg`De mémoire, à peu près. Par exemple 2230 pour 22 h 30.`,
    name: msg`Extinction`,
    faults: {
      missing: msg`Entrez l’heure où vous avez éteint la lumière`,
      unreadable: msg`Extinction de la lumière : entrez une heure de 00:00 à 23:59, par exemple 22:30`,
    },
  },
  sleepOnsetLatencyMinutes: {
    question: msg`Combien de minutes avez-vous mis à vous endormir ?`,
    name: msg`Endormissement`,
    faults: {
      missing: msg`Entrez le temps mis à vous endormir, ou cochez « Je n’ai pas dormi cette nuit-là »`,
      unreadable: msg`Endormissement : entrez une durée en minutes, par exemple 20`,
      outOfRange: msg`Endormissement : entrez une durée de 0 à ${most} minutes`,
    },
  },
  awakenings: {
    question: msg`Combien de fois le sommeil s’est-il interrompu ?`,
    hint: msg`Sans compter le réveil final.`,
    name: msg`Éveils`,
    faults: {
      missing: msg`Entrez le nombre d’éveils : 0 s’il n’y en a pas eu`,
      unreadable: msg`Nombre d’éveils : entrez un nombre, par exemple 2`,
    },
  },
  wakeAfterSleepOnsetMinutes: {
    question: msg`Combien de minutes ces éveils ont-ils duré en tout ?`,
    name: msg`Durée des éveils`,
    faults: {
      missing: msg`Entrez la durée totale des éveils, en minutes`,
      unreadable: msg`Durée des éveils : entrez une durée en minutes, par exemple 20`,
      outOfRange: msg`Durée des éveils : entrez une durée de 0 à ${most} minutes`,
    },
  },
  finalWakeUpTime: {
    question: msg`À quelle heure était votre réveil final ?`,
    hint: msg`Le dernier, celui après lequel vous n’avez plus dormi.`,
    name: msg`Réveil final`,
    faults: {
      missing: msg`Entrez l’heure de votre réveil final`,
      unreadable: msg`Réveil final : entrez une heure de 00:00 à 23:59, par exemple 06:15`,
    },
  },
  outOfBedTime: {
    question: msg`À quelle heure avez-vous quitté le lit ?`,
    hint: msg`Pour de bon, afin de commencer la journée.`,
    name: msg`Lever`,
    faults: {
      missing: msg`Entrez l’heure où vous avez quitté le lit`,
      unreadable: msg`Lever : entrez une heure de 00:00 à 23:59, par exemple 06:45`,
    },
  },
};
