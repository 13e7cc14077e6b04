import { type Figure, FIGURE_WORDS, FIGURES } from '@aube/api/rules';
import { establishmentFigures } from '@aube/dictionary';
import { msg } from '@lingui/core/macro';
import type { Label } from '../../../lib/use-field-text.ts';

const { fields } = establishmentFigures;

const labels: Readonly<Record<Figure, Label>> = {
  created: msg`Comptes créés`,
  notActivated: msg`Compte pas encore activé`,
  registered: fields.registered.label,
  missingS0: msg`S0 pas encore envoyé`,
  started: fields.started.label,
  completedS0: fields.completedS0.label,
  dueS6: msg`Ont atteint S6`,
  missingS6: msg`S6 pas envoyé`,
  completedS6: fields.completedS6.label,
  dueS12: msg`Ont atteint S12`,
  missingS12: msg`S12 pas envoyé`,
  completedS12: fields.completedS12.label,
  dueS24: msg`Ont atteint S24`,
  missingS24: msg`S24 pas envoyé`,
  completedS24: fields.completedS24.label,
  leftAfterS24: msg`Départ après S24`,
  finished: fields.finished.label,
  abandoned: fields.abandoned.label,
  reached: msg`Semaine atteinte`,
  active: msg`Au moins une nuit notée`,
  expected: msg`Au moins une nuit attendue`,
  measured: msg`Trois nuits notées ou plus`,
  scheduled: msg`Horaire choisi`,
  moduleDone: msg`Module terminé`,
  due: msg`Questionnaire à remplir`,
  answered: msg`Questionnaire envoyé`,
};

type PeopleWords = { readonly word: string; readonly label: Label };

/** @decision D3 D64 */
export const peopleWords = Object.fromEntries(
  FIGURES.map((figure) => [figure, { word: FIGURE_WORDS[figure], label: labels[figure] }]),
) as Readonly<Record<Figure, PeopleWords>>;
