import { type Figure, FIGURE_WORDS, FIGURES } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const labels: Readonly<Record<Figure, MessageDescriptor>> = {
  created: msg`Comptes créés`,
  notActivated: msg`Compte pas encore activé`,
  registered: msg`Personnes inscrites`,
  missingS0: msg`S0 pas encore envoyé`,
  started: msg`Programme commencé`,
  completedS0: msg`S0 envoyé`,
  dueS6: msg`Ont atteint S6`,
  missingS6: msg`S6 pas envoyé`,
  completedS6: msg`S6 envoyé`,
  dueS12: msg`Ont atteint S12`,
  missingS12: msg`S12 pas envoyé`,
  completedS12: msg`S12 envoyé`,
  dueS24: msg`Ont atteint S24`,
  missingS24: msg`S24 pas envoyé`,
  completedS24: msg`S24 envoyé`,
  leftAfterS24: msg`Départ après S24`,
  finished: msg`Programme terminé`,
  abandoned: msg`Abandons`,
  reached: msg`Semaine atteinte`,
  active: msg`Au moins une nuit notée`,
  expected: msg`Au moins une nuit attendue`,
  measured: msg`Trois nuits notées ou plus`,
  scheduled: msg`Horaire choisi`,
  moduleDone: msg`Module terminé`,
  due: msg`Questionnaire à remplir`,
  answered: msg`Questionnaire envoyé`,
};

type PeopleWords = { readonly word: string; readonly label: MessageDescriptor };

/** Per figure: its word in an address, and the title of its list of people. @decision D3 D64 */
export const peopleWords = Object.fromEntries(
  FIGURES.map((figure) => [figure, { word: FIGURE_WORDS[figure], label: labels[figure] }]),
) as Readonly<Record<Figure, PeopleWords>>;
