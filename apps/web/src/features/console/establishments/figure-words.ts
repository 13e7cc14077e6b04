import type { StatisticName } from '@aube/api/rules';
import { establishmentFigures, week } from '@aube/dictionary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Label } from '../../../lib/use-field-text.ts';

const { fields } = establishmentFigures;

/** @decision D43 */
export const figureWords: Readonly<
  Record<StatisticName, { readonly name: Label; readonly counts: MessageDescriptor }>
> = {
  registered: {
    name: fields.registered.label,
    counts: msg`Les personnes dont le compte est activé et n’est pas supprimé. Tous les autres nombres se comptent parmi elles.`,
  },
  started: {
    name: fields.started.label,
    counts: msg`Le questionnaire de départ (S0) est envoyé : le programme commence ce jour-là.`,
  },
  finished: {
    name: fields.finished.label,
    counts: msg`Le questionnaire de la semaine 24 (S24) est envoyé, et la personne n’a pas quitté le programme.`,
  },
  abandoned: {
    name: fields.abandoned.label,
    counts: msg`La personne a quitté le programme, quels que soient les questionnaires envoyés.`,
  },
  completedS0: {
    name: fields.completedS0.label,
    counts: msg`Le questionnaire de départ est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS6: {
    name: fields.completedS6.label,
    counts: msg`Le questionnaire de la semaine 6 est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS12: {
    name: fields.completedS12.label,
    counts: msg`Le questionnaire de la semaine 12 est envoyé, que la personne ait quitté le programme ou non.`,
  },
  completedS24: {
    name: fields.completedS24.label,
    counts: msg`Le questionnaire de la semaine 24 est envoyé, que la personne ait quitté le programme ou non.`,
  },
};

/** @decision D64 */
export const otherFigures: readonly {
  readonly name: Label;
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
    name: week.fields.completedNights.label,
    counts: msg`Sur les nuits attendues : celles dont la date est venue, jusqu’au départ de la personne.`,
  },
  {
    name: msg`Efficacité médiane`,
    counts: msg`Des personnes avec trois nuits notées ou plus : la moitié dort mieux, la moitié moins bien.`,
  },
];
