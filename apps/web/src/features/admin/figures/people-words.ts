import type { Figure } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The people whom each figure counts: their word in an address, and what their list is called. @decision D3 D64 */
export const peopleWords: Readonly<
  Record<Figure, { readonly word: string; readonly label: MessageDescriptor }>
> = {
  created: { word: 'comptes', label: msg`Comptes créés` },
  notActivated: { word: 'non-actives', label: msg`Compte pas encore activé` },
  registered: { word: 'inscrits', label: msg`Inscrits` },
  missingS0: { word: 's0-non-envoye', label: msg`S0 pas encore envoyé` },
  started: { word: 'commences', label: msg`Commencés` },
  completedS0: { word: 's0-envoye', label: msg`S0 envoyé` },
  dueS6: { word: 's6-a-remplir', label: msg`Arrivés à S6` },
  missingS6: { word: 's6-non-envoye', label: msg`S6 pas envoyé` },
  completedS6: { word: 's6-envoye', label: msg`S6 envoyé` },
  dueS12: { word: 's12-a-remplir', label: msg`Arrivés à S12` },
  missingS12: { word: 's12-non-envoye', label: msg`S12 pas envoyé` },
  completedS12: { word: 's12-envoye', label: msg`S12 envoyé` },
  dueS24: { word: 's24-a-remplir', label: msg`Arrivés à S24` },
  missingS24: { word: 's24-non-envoye', label: msg`S24 pas envoyé` },
  completedS24: { word: 's24-envoye', label: msg`S24 envoyé` },
  leftAfterS24: { word: 'quitte-apres-s24', label: msg`A quitté, S24 envoyé` },
  finished: { word: 'termines', label: msg`Terminés` },
  abandoned: { word: 'abandons', label: msg`Abandons` },
  reached: { word: 'semaine-atteinte', label: msg`Semaine atteinte` },
  active: { word: 'semaine-active', label: msg`Au moins une nuit notée` },
  expected: { word: 'nuits-attendues', label: msg`Au moins une nuit attendue` },
  measured: { word: 'efficacite-connue', label: msg`Trois nuits notées ou plus` },
  scheduled: { word: 'horaire-choisi', label: msg`Horaire choisi` },
  moduleDone: { word: 'module-termine', label: msg`Module terminé` },
  due: { word: 'questionnaire-a-remplir', label: msg`Questionnaire à remplir` },
  answered: { word: 'questionnaire-envoye', label: msg`Questionnaire envoyé` },
};
