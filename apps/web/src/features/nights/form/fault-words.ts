import { diaryRules, type Nap, nightFields } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { durationWords } from '../words.ts';
import { isNapField } from './night-form.ts';
import type { FaultCode, NightFault } from './review-night.ts';
import { figureFaults } from './figure-faults.ts';

const most = diaryRules.durationMaximumMinutes;
const mostAwakenings = nightFields.awakenings.maximum;
const longest = durationWords(diaryRules.timeInBedMaximumMinutes);

const napFaults: Record<keyof Nap, Record<'missing' | 'unreadable', MessageDescriptor>> = {
  startTime: {
    missing: msg`Entrez l’heure où la sieste a commencé, ou retirez cette sieste`,
    unreadable: msg`Début de la sieste : entrez une heure de 00:00 à 23:59, par exemple 13:30`,
  },
  endTime: {
    missing: msg`Entrez l’heure où la sieste a fini, ou retirez cette sieste`,
    unreadable: msg`Fin de la sieste : entrez une heure de 00:00 à 23:59, par exemple 13:50`,
  },
};

/**
 * What each field words for itself; and what the page does not let happen: it counts the naps, takes
 * ten at most, and asks how long awakenings were only where there were some.
 */
type OtherFault =
  | 'missing'
  | 'unreadable'
  | 'tooManyNaps'
  | 'napCountMismatch'
  | 'awakeWithoutAwakenings';

const refusals: Record<Exclude<FaultCode, OtherFault>, MessageDescriptor> = {
  outOfRange: msg`Entrez une durée de 0 à ${most} minutes`,
  tooManyAwakenings: msg`Entrez un nombre d’éveils de 0 à ${mostAwakenings}`,
  napEndsBeforeStart: msg`La sieste finit avant d’avoir commencé, ou à la même heure : corrigez une des deux heures`,
  timeInBedZero: msg`Vous avez éteint la lumière et quitté le lit à la même heure : corrigez une des deux`,
  timeInBedTooLong: msg`De l’extinction au lever, il y aurait plus de ${longest} au lit : corrigez une des heures`,
  outOfBedBeforeWakeUp: msg`Vous auriez quitté le lit avant votre réveil final : corrigez une des deux heures`,
  inBedAfterLightsOut: msg`Vous seriez au lit après avoir éteint la lumière : corrigez une des deux heures`,
  totalSleepNegative: msg`L’endormissement et les éveils durent plus que la nuit : réduisez une des durées, ou cochez « Je n’ai pas dormi cette nuit-là »`,
};

/** `naps.2.startTime` is worded as any nap's `startTime`. */
function faultsOf(field: NightFault['field']): Partial<Record<FaultCode, MessageDescriptor>> {
  if (field === 'naps') return { missing: msg`Dites si vous avez fait une sieste la veille` };
  if (!isNapField(field)) return figureFaults[field];
  return napFaults[field.endsWith('startTime') ? 'startTime' : 'endTime'];
}

/** What keeps the night from being saved, as what to do; the same words stand at the field and in the summary. */
export function faultMessage({ field, code }: NightFault): MessageDescriptor {
  const general: Partial<Record<FaultCode, MessageDescriptor>> = refusals;
  return faultsOf(field)[code] ?? general[code] ?? refusals.outOfRange;
}
