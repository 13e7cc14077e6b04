import { measures, nap, nightFieldNames, nightFields } from '@aube/dictionary';
import type { Unread } from '../procedure-types.ts';
import { clockTime, codes, startOfDay } from './codecs.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const napWords = named('Sieste', [
  word(nap.fields.startTime.french, 'startTime', { codec: clockTime }),
  word(nap.fields.endTime.french, 'endTime', { codec: clockTime }),
]);

const status = codes({
  upcoming: 'a_venir',
  due: 'a_completer',
  completed: 'complete',
  expired: 'expire',
});

const { timeInBedMinutes, totalSleepMinutes, sleepEfficiencyPercent } = measures.fields;
const measureWords = named('MesuresNuit', [
  word(timeInBedMinutes.french, 'timeInBedMinutes'),
  word(totalSleepMinutes.french, 'totalSleepMinutes'),
  word(sleepEfficiencyPercent.french, 'sleepEfficiencyPercent'),
]);

/** @source specification §3 @decision D70 */
const night = nightFieldNames.map((name) => {
  const { french, kind } = nightFields[name];
  if (name === 'naps') return word(french, 'night.naps', { words: napWords });
  return kind === 'clockTime'
    ? word(french, `night.${name}`, { codec: clockTime })
    : word(french, `night.${name}`);
});

/** @decision D43 */
export const diaryDay = named('JourJournalSommeil', [
  word('id', 'id', { access: 'out' }),
  word('disponible_le', 'date', { codec: startOfDay, access: 'out' }),
  word('statut', 'status', { codec: status, access: 'out' }),
  ...night,
  word(measures.french, 'measures', { words: measureWords, access: 'out' }),
]) satisfies WordsOf<'diary.saveDay'>;

type NightBody = { napCount?: unknown; naps?: unknown };

/**
 * Adds a missing number of naps from the list of naps, or a missing empty list when the number is
 * 0.
 */
export function completeNaps(input: Unread<'diary.saveDay'>) {
  const night = input.night as NightBody;
  const { napCount, naps } = night;
  if (napCount === undefined && Array.isArray(naps)) {
    return { ...input, night: { ...night, napCount: naps.length } };
  }
  return napCount === 0 && naps === undefined ? { ...input, night: { ...night, naps: [] } } : input;
}
