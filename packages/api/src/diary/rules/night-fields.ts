import { minutesPerDay } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';

/** How a number that is higher than its field may hold is refused. */
export type RangeFault = 'outOfRange' | 'tooManyAwakenings' | 'tooManyNaps';

/** A whole number: a clock time is minutes after midnight, a choice a place on a scale. */
export type NumberRule = {
  kind: 'clockTime' | 'minutes' | 'count' | 'choice';
  unit: 'minutes' | null;
  minimum: number;
  maximum: number;
  beyond: RangeFault;
};

/**
 * What one field of a night holds. An optional field that a caller leaves out stands as it is; null
 * empties it.
 */
export type NightFieldRule = { isRequired: boolean } & (
  | NumberRule
  | { kind: 'yesNo' }
  | { kind: 'text'; maximumLength: number }
  | { kind: 'naps'; maximum: number }
);
export type NightFieldKind = NightFieldRule['kind'];

export const clockTimeRule = {
  kind: 'clockTime',
  isRequired: true,
  unit: null,
  minimum: 0,
  maximum: minutesPerDay - 1,
  beyond: 'outOfRange',
} as const;

const minutesRule = {
  kind: 'minutes',
  isRequired: true,
  unit: 'minutes',
  minimum: 0,
  maximum: diaryRules.durationMaximumMinutes,
  beyond: 'outOfRange',
} as const;

/** What is asked of who wants to say more. @decision D70 */
const optional = { isRequired: false, beyond: 'outOfRange' } as const;

const countRule = { kind: 'count', isRequired: true, unit: null, minimum: 0 } as const;

/**
 * Every field of a night, in the order of the page: its types, schemas, columns, parameters, words
 * and questions follow from this table.
 * @source specification §3
 * @decision D20 D70
 */
export const nightFields = {
  lightsOutTime: clockTimeRule,
  sleepOnsetLatencyMinutes: minutesRule,
  /** Without the last one of the morning. */
  awakenings: {
    ...countRule,
    maximum: diaryRules.awakeningsMaximum,
    beyond: 'tooManyAwakenings',
  },
  wakeAfterSleepOnsetMinutes: minutesRule,
  finalWakeUpTime: clockTimeRule,
  outOfBedTime: clockTimeRule,
  napCount: { ...countRule, maximum: diaryRules.napsMaximum, beyond: 'tooManyNaps' },
  naps: { kind: 'naps', isRequired: true, maximum: diaryRules.napsMaximum },
  /** From 1, very poor, to 5, very good. */
  sleepQuality: { ...optional, kind: 'choice', unit: null, minimum: 1, maximum: 5 },
  /** At or before lights-out: `bed-before-lights-out.ts`. */
  intoBedTime: { ...clockTimeRule, isRequired: false },
  hasTakenSleepMedication: { kind: 'yesNo', isRequired: false },
  /** Of the evening before, in standard drinks. */
  alcoholicDrinks: {
    ...optional,
    kind: 'count',
    unit: null,
    minimum: 0,
    maximum: diaryRules.drinksMaximum,
  },
  hasHadAfternoonCaffeine: { kind: 'yesNo', isRequired: false },
  note: { kind: 'text', isRequired: false, maximumLength: diaryRules.noteMaximumLength },
} as const satisfies Record<string, NightFieldRule>;

type Fields = typeof nightFields;
export type NightFieldName = keyof Fields;

/** The fields of one of these kinds. */
export type NightFieldOf<Kind extends NightFieldKind> = {
  [Name in NightFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[NightFieldName];

/** The fields without which a night is not complete. */
export type RequiredNightField = {
  [Name in NightFieldName]: Fields[Name]['isRequired'] extends true ? Name : never;
}[NightFieldName];

/** The fields that are asked for one by one: the naps are a list, from which their number follows. */
export type NightFigure = Exclude<RequiredNightField, 'napCount' | 'naps'>;

/** The details of a night, which nobody has to give. @decision D70 */
export type NightDetail = Exclude<NightFieldName, RequiredNightField>;

export const nightFieldNames = Object.keys(nightFields) as NightFieldName[];
const isDetail = (name: NightFieldName): name is NightDetail => !nightFields[name].isRequired;
export const nightDetails = nightFieldNames.filter(isDetail);
export const nightFigures = nightFieldNames.filter(
  (name): name is NightFigure => !isDetail(name) && name !== 'napCount' && name !== 'naps',
);
