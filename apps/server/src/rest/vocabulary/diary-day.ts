import type { NightFieldName } from '@aube/api/server';
import type { Unread } from '../procedure-types.ts';
import { clockTime, codes, startOfDay } from './codecs.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { word } from './vocabulary.ts';

/** A nap of the day before (« sieste »). */
const nap = [
  word('heure_debut', 'startTime', { codec: clockTime }),
  word('heure_fin', 'endTime', { codec: clockTime }),
];

const status = codes({
  upcoming: 'a_venir',
  due: 'a_completer',
  completed: 'complete',
  expired: 'expire',
});

const measures = [
  word('temps_au_lit', 'timeInBedMinutes'),
  word('temps_total_sommeil', 'totalSleepMinutes'),
  word('efficacite_sommeil', 'sleepEfficiencyPercent'),
];

/** The word of each field of a night. @source specification §3 @decision D70 */
const night = {
  lightsOutTime: word('heure_extinction_lumieres', 'night.lightsOutTime', { codec: clockTime }),
  sleepOnsetLatencyMinutes: word('duree_endormissement', 'night.sleepOnsetLatencyMinutes'),
  awakenings: word('nombre_reveils', 'night.awakenings'),
  wakeAfterSleepOnsetMinutes: word('duree_eveil', 'night.wakeAfterSleepOnsetMinutes'),
  finalWakeUpTime: word('heure_reveil', 'night.finalWakeUpTime', { codec: clockTime }),
  outOfBedTime: word('heure_sortie_lit', 'night.outOfBedTime', { codec: clockTime }),
  napCount: word('nombre_siestes', 'night.napCount'),
  naps: word('siestes', 'night.naps', { words: nap }),
  sleepQuality: word('qualite_sommeil', 'night.sleepQuality'),
  intoBedTime: word('heure_mise_au_lit', 'night.intoBedTime', { codec: clockTime }),
  hasTakenSleepMedication: word('medicament_sommeil', 'night.hasTakenSleepMedication'),
  alcoholicDrinks: word('alcool', 'night.alcoholicDrinks'),
  hasHadAfternoonCaffeine: word('cafeine_apres_midi', 'night.hasHadAfternoonCaffeine'),
  note: word('note', 'night.note'),
} satisfies { [Name in NightFieldName]: { english: `night.${Name}` } };

/** One night (« jour du journal du sommeil »). @decision D43 */
export const diaryDay = [
  word('id', 'id', { access: 'out' }),
  word('disponible_le', 'date', { codec: startOfDay, access: 'out' }),
  word('statut', 'status', { codec: status, access: 'out' }),
  ...Object.values(night),
  word('mesures', 'measures', { words: measures, access: 'out' }),
] satisfies WordsOf<'diary.saveDay'>;

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
