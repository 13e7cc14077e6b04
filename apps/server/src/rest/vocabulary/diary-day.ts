import { nightFieldNames, nightFields } from '@aube/dictionary';
import type { Unread } from '../procedure-types.ts';
import { clockTime, codes, startOfDay } from './codecs.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** A nap of the day before (« sieste »). */
const nap = named('Sieste', [
  word('heure_debut', 'startTime', { codec: clockTime }),
  word('heure_fin', 'endTime', { codec: clockTime }),
]);

const status = codes({
  upcoming: 'a_venir',
  due: 'a_completer',
  completed: 'complete',
  expired: 'expire',
});

const measures = named('MesuresNuit', [
  word('temps_au_lit', 'timeInBedMinutes'),
  word('temps_total_sommeil', 'totalSleepMinutes'),
  word('efficacite_sommeil', 'sleepEfficiencyPercent'),
]);

/** The words of a night. @source specification §3 @decision D70 */
const night = nightFieldNames.map((name) => {
  const { french, kind } = nightFields[name];
  if (name === 'naps') return word(french, 'night.naps', { words: nap });
  return kind === 'clockTime'
    ? word(french, `night.${name}`, { codec: clockTime })
    : word(french, `night.${name}`);
});

/** One night (« jour du journal du sommeil »). @decision D43 */
export const diaryDay = named('JourJournalSommeil', [
  word('id', 'id', { access: 'out' }),
  word('disponible_le', 'date', { codec: startOfDay, access: 'out' }),
  word('statut', 'status', { codec: status, access: 'out' }),
  ...night,
  word('mesures', 'measures', { words: measures, access: 'out' }),
]) satisfies WordsOf<'diary.saveDay'>;

type NightBody = { napCount?: unknown; naps?: unknown };

/** A list of naps gives their number, and a number of none gives an empty list. */
export function completeNaps(input: Unread<'diary.saveDay'>) {
  const night = input.night as NightBody;
  const { napCount, naps } = night;
  if (napCount === undefined && Array.isArray(naps)) {
    return { ...input, night: { ...night, napCount: naps.length } };
  }
  return napCount === 0 && naps === undefined ? { ...input, night: { ...night, naps: [] } } : input;
}
