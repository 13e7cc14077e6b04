import { diaryRules, formatClockTime, type Nap } from '@aube/api/rules';
import { nap, nightField, nightFields } from '@aube/dictionary';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldText } from '../../../lib/use-field-text.ts';
import { durationWords } from '../words.ts';
import { isNapField, ruleOf, type FormField } from './night-form.ts';
import type { FaultCode, NightFault } from './review-night.ts';

const longest = durationWords(diaryRules.timeInBedMaximumMinutes);

const napFaults: Record<keyof Nap, { missing: MessageDescriptor; example: string }> = {
  startTime: {
    missing: msg`Entrez l’heure où la sieste a commencé, ou retirez cette sieste`,
    example: '13:30',
  },
  endTime: {
    missing: msg`Entrez l’heure où la sieste a fini, ou retirez cette sieste`,
    example: '13:50',
  },
};

const notATime = (label: string, example: string) =>
  msg`${label} : entrez une heure de 00:00 à 23:59, par exemple ${example}`;

/**
 * Faults without a text here: the field has its own text, or the page makes the fault impossible.
 */
type OtherFault =
  | 'missing'
  | 'unreadable'
  | 'outOfRange'
  | 'tooManyAwakenings'
  | 'tooManyNaps'
  | 'napCountMismatch'
  | 'awakeWithoutAwakenings';

const refusals: Record<Exclude<FaultCode, OtherFault>, MessageDescriptor> = {
  napEndsBeforeStart: msg`La sieste finit avant d’avoir commencé, ou à la même heure : corrigez une des deux heures. Si elle a passé minuit, finissez-la à 23 h 59`,
  timeInBedZero: msg`Vous avez éteint la lumière et quitté le lit à la même heure : corrigez une des deux`,
  timeInBedTooLong: msg`De l’extinction au lever, il y aurait plus de ${longest} au lit : corrigez une des heures`,
  outOfBedBeforeWakeUp: msg`Vous auriez quitté le lit avant votre réveil final : corrigez une des deux heures`,
  inBedAfterLightsOut: msg`Vous seriez au lit après avoir éteint la lumière : corrigez une des deux heures`,
  totalSleepNegative: msg`L’endormissement et les éveils durent plus que la nuit : réduisez une des durées, ou cochez « Je n’ai pas dormi cette nuit-là »`,
};

function unreadable(field: Exclude<FormField, `naps.${string}`>, label: string): MessageDescriptor {
  const rule = ruleOf(field);
  if (rule.kind === 'choice') return outOfRange(field, label);
  const { example } = rule;
  switch (rule.kind) {
    case 'clockTime':
      return notATime(label, formatClockTime(example));
    case 'minutes':
      return msg`${label} : entrez une durée en minutes, par exemple ${example}`;
    case 'count':
      return msg`${label} : entrez un nombre, par exemple ${example}`;
  }
}

function outOfRange(field: FormField, label: string): MessageDescriptor {
  const { kind, minimum, maximum } = ruleOf(field);
  return kind === 'minutes'
    ? msg`${label} : entrez une durée de ${minimum} à ${maximum} minutes`
    : msg`${label} : entrez un nombre de ${minimum} à ${maximum}`;
}

export function faultWords({ field, code }: NightFault, i18n: I18n, text: FieldText): string {
  const general: Partial<Record<FaultCode, MessageDescriptor>> = refusals;
  const refusal = general[code];
  if (refusal) return i18n._(refusal);
  if (field !== 'naps' && isNapField(field)) {
    const name = field.endsWith('startTime') ? 'startTime' : 'endTime';
    const { missing, example } = napFaults[name];
    return i18n._(code === 'missing' ? missing : notATime(text(nap.fields[name].label), example));
  }
  const { missing, label } = nightField(field);
  if (field === 'naps' || (code === 'missing' && missing))
    return text(missing ?? nightFields.naps.missing);
  const words = code === 'unreadable' ? unreadable : outOfRange;
  return i18n._(words(field, text(label)));
}
