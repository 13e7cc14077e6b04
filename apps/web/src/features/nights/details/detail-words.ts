import type { NightDetail } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each place on the scale of sleep quality is called, from 1 to 5. @decision D70 */
export const qualityWords: readonly MessageDescriptor[] = [
  msg`Très mauvaise`,
  msg`Mauvaise`,
  msg`Moyenne`,
  msg`Bonne`,
  msg`Très bonne`,
];

/** The name of each detail in a table or a list. */
export const detailNames: Readonly<Record<NightDetail, MessageDescriptor>> = {
  sleepQuality: msg`Qualité du sommeil`,
  intoBedTime: msg`Mise au lit`,
  hasTakenSleepMedication: msg`Médicament pour dormir`,
  alcoholicDrinks: msg`Verres d’alcool la veille`,
  hasHadAfternoonCaffeine: msg`Caféine après midi, la veille`,
  note: msg`Note`,
};
