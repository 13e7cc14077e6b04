import type { StatisticName } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Name and definition of each figure, for all pages. @decision D43 */
export const figureWords: Readonly<
  Record<StatisticName, { readonly name: MessageDescriptor; readonly counts: MessageDescriptor }>
> = {
  registered: {
    name: msg`Personnes inscrites`,
    counts: msg`Les personnes dont le compte est activé et n’est pas supprimé. Tous les autres nombres se comptent parmi elles.`,
  },
  started: {
    name: msg`Programme commencé`,
    counts: msg`Le questionnaire de départ (S0) est envoyé : le programme commence ce jour-là.`,
  },
  finished: {
    name: msg`Programme terminé`,
    counts: msg`Le questionnaire de la semaine 24 (S24) est envoyé, et la personne n’a pas quitté le programme.`,
  },
  abandoned: {
    name: msg`Abandons`,
    counts: msg`La personne a quitté le programme, quels que soient les questionnaires envoyés.`,
  },
  completedS0: {
    name: msg`S0 envoyé`,
    counts: msg`Le questionnaire de départ est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS6: {
    name: msg`S6 envoyé`,
    counts: msg`Le questionnaire de la semaine 6 est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS12: {
    name: msg`S12 envoyé`,
    counts: msg`Le questionnaire de la semaine 12 est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS24: {
    name: msg`S24 envoyé`,
    counts: msg`Le questionnaire de la semaine 24 est envoyé, que la personne ait quitté le programme ou non.`,
  },
};

/** Additional figures of the steps and the weeks. @decision D64 */
export const otherFigures: readonly {
  readonly name: MessageDescriptor;
  readonly counts: MessageDescriptor;
}[] = [
  {
    name: msg`Sur`,
    counts: msg`Les personnes dont l’étape est arrivée : pour S6, celles qui ont atteint la semaine 7 avant de quitter le programme, ou qui ont envoyé S6.`,
  },
  {
    name: msg`Manquent`,
    counts: msg`Les personnes dont l’étape est arrivée et qui ne l’ont pas faite.`,
  },
  {
    name: msg`Atteinte`,
    counts: msg`Le compte est activé, et la semaine s’est ouverte avant que la personne quitte le programme.`,
  },
  { name: msg`Actives`, counts: msg`Au moins une nuit de la semaine est notée.` },
  {
    name: msg`Nuits notées`,
    counts: msg`Sur les nuits attendues : celles dont la date est venue, jusqu’au départ de la personne.`,
  },
  {
    name: msg`Efficacité médiane`,
    counts: msg`Des personnes avec trois nuits notées ou plus : la moitié dort mieux, la moitié moins bien.`,
  },
];
