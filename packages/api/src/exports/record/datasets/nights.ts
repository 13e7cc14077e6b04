import {
  measures,
  nap,
  nightField,
  nightFieldNames,
  person,
  week,
  type NightFieldName,
} from '@aube/dictionary';
import { minutesPerDay } from '../../../time/rules/clock-time.ts';
import { nightColumns } from '../../../diary/record/night-columns.ts';
import { diaryRules } from '../../../diary/rules/constants.ts';
import { fieldColumn } from '../field-column.ts';
import type { Column, DatasetTable } from '../table.ts';

const diary = { fr: 'Journal du sommeil', en: 'Sleep diary' };

/**
 * Bed time; empty when an older client stored a bed time after lights-out.
 * @decision D70 diary#night-details
 */
const KNOWN_BED_TIME = `case when mod(d.lights_out_time - d.into_bed_time + ${minutesPerDay}, ${minutesPerDay})
  <= ${diaryRules.bedBeforeLightsOutMaximumMinutes} then d.into_bed_time end`;

const sqlOf = (field: NightFieldName): string =>
  field === 'intoBedTime' ? KNOWN_BED_TIME : `d.${nightColumns[field]}`;

/** Fields of a night `d`, in the order of the diary page, without naps and free text. */
const nightFieldColumns: readonly Column[] = nightFieldNames.flatMap((name) => {
  const field = nightField(name);
  return field.kind === 'naps' || field.kind === 'text'
    ? []
    : [fieldColumn(field, { source: diary, sql: sqlOf(name) })];
});

const computed = {
  source: { fr: 'Calculé de la nuit', en: 'Computed from the night' },
  rulesVersion: diaryRules.version,
} as const;

const dateColumns = (table: string): readonly Column[] => [
  {
    name: 'date',
    label: {
      fr: 'Date du matin où la nuit s’est terminée',
      en: 'Date of the morning on which the night ended',
    },
    type: 'date',
    source: diary,
    sql: `${table}.date`,
  },
  fieldColumn(week.fields.number, {
    source: { fr: 'Programme', en: 'Program' },
    sql: `${table}.week`,
  }),
];

/** Sleep efficiency in per cent, truncated to 0.1 as on the screens. @decision D23 */
export const efficiencySql = (asleep: string, inBed: string): string =>
  `round((1000 * ${asleep} / nullif(${inBed}, 0)) / 10.0, 1)`;

export const nightsTable: DatasetTable = {
  name: 'nights',
  title: { fr: 'Nuits', en: 'Nights' },
  description: {
    fr: 'Une ligne par nuit notée : ce qui a été noté, et ce qui en est calculé.',
    en: 'One row per night recorded: what was noted, and what is computed from it.',
  },
  columns: [
    ...dateColumns('d'),
    ...nightFieldColumns,
    fieldColumn(measures.fields.timeInBedMinutes, { ...computed, sql: 'd.time_in_bed_minutes' }),
    fieldColumn(measures.fields.totalSleepMinutes, { ...computed, sql: 'd.total_sleep_minutes' }),
    fieldColumn(measures.fields.sleepEfficiencyPercent, {
      ...computed,
      sql: efficiencySql('d.total_sleep_minutes', 'd.time_in_bed_minutes'),
    }),
    {
      name: person.fields.timeZone.french,
      label: {
        fr: 'Fuseau horaire dans lequel les heures se lisent',
        en: 'Time zone in which the times are read',
      },
      type: 'text',
      source: { fr: 'Compte', en: 'Account' },
      sql: 'd.time_zone',
    },
    {
      name: 'complete_le',
      label: { fr: 'Première saisie de la nuit', en: 'Night first recorded' },
      type: 'instant',
      source: diary,
      sql: 'd.completed_at',
    },
    {
      name: 'version_regles',
      label: {
        fr: 'Règles en vigueur quand la nuit a été notée',
        en: 'Rules in force when the night was recorded',
      },
      type: 'text',
      source: diary,
      sql: 'd.rules_version',
    },
  ],
  from: 'join diary_days d on d.user_id = x.user_id',
  where: 'd.completed_at is not null',
  period: { on: 'd.date' },
  order: 'd.date',
};

export const napsTable: DatasetTable = {
  name: 'naps',
  title: { fr: 'Siestes', en: 'Naps' },
  description: {
    fr: 'Une ligne par sieste, avec la date de la nuit qui la suit.',
    en: 'One row per nap, with the date of the night that follows it.',
  },
  columns: [
    ...dateColumns('d'),
    {
      name: 'rang',
      label: { fr: 'Rang de la sieste dans la journée', en: 'Place of the nap in the day' },
      type: 'integer',
      source: diary,
      sql: 'n.place',
    },
    fieldColumn(nap.fields.startTime, { source: diary, sql: `(n.nap ->> 'startTime')::int` }),
    fieldColumn(nap.fields.endTime, { source: diary, sql: `(n.nap ->> 'endTime')::int` }),
    {
      name: 'duree_sieste',
      label: { fr: 'Durée de la sieste', en: 'Length of the nap' },
      type: 'integer',
      unit: 'minutes',
      ...computed,
      sql: `(((n.nap ->> 'endTime')::int - (n.nap ->> 'startTime')::int + 1440) % 1440)`,
    },
  ],
  from: `join diary_days d on d.user_id = x.user_id
    cross join jsonb_array_elements(d.naps) with ordinality as n (nap, place)`,
  where: 'd.completed_at is not null',
  period: { on: 'd.date' },
  order: 'd.date, n.place',
};
