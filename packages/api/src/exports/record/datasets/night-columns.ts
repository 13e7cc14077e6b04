import {
  type NightField,
  type NightFieldName,
  nightFieldNames,
  nightFields,
} from '@aube/dictionary';
import { minutesPerDay } from '../../../time/rules/clock-time.ts';
import { diaryRules } from '../../../diary/rules/constants.ts';
import type { ColumnCode, ColumnType, ColumnUnit } from '../../rules/column.ts';
import { nightColumns } from '../../../diary/record/night-columns.ts';
import type { Column } from '../table.ts';

/** The columns of each kind of field; naps have a dataset of their own, and what is free text leaves in none. */
const TYPES: Readonly<Record<NightField['kind'], { type: ColumnType; unit?: ColumnUnit } | null>> =
  {
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

const codesOf = (field: NightField): { codes?: readonly ColumnCode[] } =>
  field.kind === 'choice'
    ? {
        codes: field.choices.map((label, index) => ({
          value: String(field.minimum + index),
          label,
        })),
      }
    : {};

/** The columns of the fields of a night `d`, in the order of the diary's page. */
export const nightFieldColumns: readonly Column[] = nightFieldNames.flatMap((name) => {
  const field: NightField = nightFields[name];
  const type = TYPES[field.kind];
  if (type === null) return [];
  const label = field.longLabel ?? field.label;
  return { name: field.french, label, ...codesOf(field), ...type, source: diary, sql: sqlOf(name) };
});
