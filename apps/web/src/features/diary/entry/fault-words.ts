import { durationWords } from '../night/words.ts';
import { diaryRules, nightRanges } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormField } from './night-form.ts';
import type { NightFault } from './review-night.ts';

const most = diaryRules.durationMaximumMinutes;
const mostAwakenings = nightRanges.awakenings.maximum;
const longest = durationWords(diaryRules.timeInBedMaximumMinutes);

const missing: Record<string, MessageDescriptor> = {
  lightsOut: msg`Entrez l’heure où vous avez éteint la lumière`,
  sleepOnsetLatency: msg`Entrez le temps mis à vous endormir, ou cochez « Je n’ai pas dormi cette nuit-là »`,
  awakenings: msg`Entrez le nombre d’éveils : 0 s’il n’y en a pas eu`,
  wakeAfterSleepOnset: msg`Entrez la durée totale des éveils, en minutes`,
  finalWakeUp: msg`Entrez l’heure de votre réveil final`,
  outOfBed: msg`Entrez l’heure où vous avez quitté le lit`,
  start: msg`Entrez l’heure où la sieste a commencé, ou retirez cette sieste`,
  end: msg`Entrez l’heure où la sieste a fini, ou retirez cette sieste`,
};

const unreadable: Record<string, MessageDescriptor> = {
  lightsOut: msg`Extinction de la lumière : entrez une heure de 00:00 à 23:59, par exemple 22:30`,
  sleepOnsetLatency: msg`Endormissement : entrez une durée en minutes, par exemple 20`,
  awakenings: msg`Nombre d’éveils : entrez un nombre, par exemple 2`,
  wakeAfterSleepOnset: msg`Durée des éveils : entrez une durée en minutes, par exemple 20`,
  finalWakeUp: msg`Réveil final : entrez une heure de 00:00 à 23:59, par exemple 06:15`,
  outOfBed: msg`Lever : entrez une heure de 00:00 à 23:59, par exemple 06:45`,
  start: msg`Début de la sieste : entrez une heure de 00:00 à 23:59, par exemple 13:30`,
  end: msg`Fin de la sieste : entrez une heure de 00:00 à 23:59, par exemple 13:50`,
};

const outOfRange: Record<string, MessageDescriptor> = {
  sleepOnsetLatency: msg`Endormissement : entrez une durée de 0 à ${most} minutes`,
  wakeAfterSleepOnset: msg`Durée des éveils : entrez une durée de 0 à ${most} minutes`,
};

const refusals: Record<Exclude<NightFault['code'], 'missing' | 'unreadable'>, MessageDescriptor> = {
  outOfRange: msg`Entrez une durée de 0 à ${most} minutes`,
  tooManyAwakenings: msg`Entrez un nombre d’éveils de 0 à ${mostAwakenings}`,
  tooManyNaps: msg`Gardez les dix siestes les plus longues`,
  awakeWithoutAwakenings: msg`Entrez au moins un éveil, ou mettez leur durée à 0`,
  napCountMismatch: msg`Ajoutez ou retirez des siestes, pour que leur nombre soit juste`,
  napEndsBeforeStart: msg`La sieste finit avant d’avoir commencé, ou à la même heure : corrigez une des deux heures`,
  timeInBedZero: msg`La lumière s’éteint et vous quittez le lit à la même heure : corrigez une des deux`,
  timeInBedTooLong: msg`De l’extinction au lever, il y aurait plus de ${longest} au lit : corrigez une des heures`,
  outOfBedBeforeWakeUp: msg`Vous vous seriez levé avant votre réveil : corrigez l’heure du lever ou celle du réveil`,
  totalSleepNegative: msg`L’endormissement et les éveils durent plus que la nuit : réduisez une des durées, ou cochez « Je n’ai pas dormi cette nuit-là »`,
};

const wordsOfField: Partial<Record<NightFault['code'], Record<string, MessageDescriptor>>> = {
  missing,
  unreadable,
  outOfRange,
};

/** `naps.2.start` is worded as any nap's `start`. */
const wordKey = (field: FormField) => field.replace(/^naps\.\d+\./, '');

/** What keeps the night from being saved, as what to do; the same words stand at the field and in the summary. */
export function faultMessage({ field, code }: NightFault): MessageDescriptor {
  const words = wordsOfField[code]?.[wordKey(field)];
  return words ?? refusals[code === 'missing' || code === 'unreadable' ? 'outOfRange' : code];
}
