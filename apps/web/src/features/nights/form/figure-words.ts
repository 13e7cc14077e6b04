import type { NightFigure } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FigureWords = {
  readonly question: MessageDescriptor;
  readonly hint?: MessageDescriptor;
};

/** What the page asks of each figure. @source specification §3 */
export const figureWords: Readonly<Record<NightFigure, FigureWords>> = {
  lightsOutTime: {
    question: msg`À quelle heure avez-vous éteint la lumière pour dormir ?`,
    hint: msg`De mémoire, à peu près. Par exemple 2230 pour 22 h 30.`,
  },
  sleepOnsetLatencyMinutes: {
    question: msg`Combien de minutes avez-vous mis à vous endormir ?`,
  },
  awakenings: {
    question: msg`Combien de fois le sommeil s’est-il interrompu ?`,
    hint: msg`Sans compter le réveil final.`,
  },
  wakeAfterSleepOnsetMinutes: {
    question: msg`Combien de minutes ces éveils ont-ils duré en tout ?`,
  },
  finalWakeUpTime: {
    question: msg`À quelle heure était votre réveil final ?`,
    hint: msg`Le dernier, celui après lequel vous n’avez plus dormi.`,
  },
  outOfBedTime: {
    question: msg`À quelle heure avez-vous quitté le lit ?`,
    hint: msg`Pour de bon, afin de commencer la journée.`,
  },
};
