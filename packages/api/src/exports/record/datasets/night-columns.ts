import { minutesPerDay } from '../../../time/rules/clock-time.ts';
import { diaryRules } from '../../../diary/rules/constants.ts';
import type { ColumnCode, ColumnType, ColumnUnit, Labels } from '../../rules/column.ts';
import { nightColumns } from '../../../diary/record/night-columns.ts';
import {
  nightFieldNames,
  nightFields,
  type NightFieldName,
  type NightFieldRule,
} from '../../../diary/rules/night-fields.ts';
import type { Column } from '../table.ts';

type NightWords = { name: string; label: Labels; codes?: readonly ColumnCode[] };

/** What the file calls each field of a night: a field without its line does not compile. */
export const NIGHT_WORDS: { readonly [Name in NightFieldName]: NightWords } = {
  lightsOutTime: {
    name: 'heure_extinction_lumieres',
    label: { fr: 'Heure d’extinction des lumières', en: 'Lights-out time' },
  },
  sleepOnsetLatencyMinutes: {
    name: 'duree_endormissement',
    label: { fr: 'Temps mis à s’endormir', en: 'Time to fall asleep' },
  },
  awakenings: {
    name: 'nombre_reveils',
    label: {
      fr: 'Nombre de réveils, sans celui du matin',
      en: 'Number of awakenings, without the last one of the morning',
    },
  },
  wakeAfterSleepOnsetMinutes: {
    name: 'duree_eveil',
    label: { fr: 'Durée des éveils de la nuit', en: 'Time awake during the night' },
  },
  finalWakeUpTime: {
    name: 'heure_reveil',
    label: { fr: 'Heure du dernier réveil', en: 'Final wake-up time' },
  },
  outOfBedTime: {
    name: 'heure_sortie_lit',
    label: { fr: 'Heure de sortie du lit', en: 'Out-of-bed time' },
  },
  napCount: {
    name: 'nombre_siestes',
    label: { fr: 'Nombre de siestes de la veille', en: 'Number of naps the day before' },
  },
  naps: {
    name: 'siestes',
    label: { fr: 'Siestes de la veille', en: 'Naps the day before' },
  },
  sleepQuality: {
    name: 'qualite_sommeil',
    label: { fr: 'Qualité du sommeil', en: 'Sleep quality' },
    codes: [
      { value: '1', label: { fr: 'Très mauvaise', en: 'Very poor' } },
      { value: '2', label: { fr: 'Mauvaise', en: 'Poor' } },
      { value: '3', label: { fr: 'Moyenne', en: 'Fair' } },
      { value: '4', label: { fr: 'Bonne', en: 'Good' } },
      { value: '5', label: { fr: 'Très bonne', en: 'Very good' } },
    ],
  },
  intoBedTime: {
    name: 'heure_mise_au_lit',
    label: {
      fr: 'Heure de la mise au lit, à l’extinction des lumières ou avant',
      en: 'Time of going to bed, at or before lights-out',
    },
  },
  hasTakenSleepMedication: {
    name: 'medicament_sommeil',
    label: { fr: 'Médicament pris pour dormir', en: 'Medication taken to sleep' },
  },
  alcoholicDrinks: {
    name: 'alcool',
    label: { fr: 'Verres d’alcool de la veille', en: 'Alcoholic drinks the day before' },
  },
  hasHadAfternoonCaffeine: {
    name: 'cafeine_apres_midi',
    label: {
      fr: 'Caféine après midi, la veille',
      en: 'Caffeine after noon, the day before',
    },
  },
  note: { name: 'note', label: { fr: 'Note', en: 'Note' } },
};

/** The columns of each kind of field; naps have a dataset of their own, and what is free text leaves in none. */
const TYPES: Readonly<
  Record<NightFieldRule['kind'], { type: ColumnType; unit?: ColumnUnit } | null>
> = {
  clockTime: { type: 'time' },
  minutes: { type: 'integer', unit: 'minutes' },
  count: { type: 'integer' },
  choice: { type: 'integer' },
  yesNo: { type: 'boolean' },
  text: null,
  naps: null,
};

const diary = { fr: 'Journal du sommeil', en: 'Sleep diary' };

/** A bed time that an older client left after lights-out is not known. @decision D70 0051 */
const KNOWN_BED_TIME = `case when mod(d.lights_out_time - d.into_bed_time + ${minutesPerDay}, ${minutesPerDay})
  <= ${diaryRules.bedBeforeLightsOutMaximumMinutes} then d.into_bed_time end`;

const sqlOf = (field: NightFieldName): string =>
  field === 'intoBedTime' ? KNOWN_BED_TIME : `d.${nightColumns[field]}`;

/** The columns of the fields of a night `d`, in the order of the diary's page. */
export const nightFieldColumns: readonly Column[] = nightFieldNames.flatMap((field) => {
  const rule: NightFieldRule = nightFields[field];
  const type = TYPES[rule.kind];
  if (type === null) return [];
  return { ...NIGHT_WORDS[field], ...type, source: diary, sql: sqlOf(field) };
});
