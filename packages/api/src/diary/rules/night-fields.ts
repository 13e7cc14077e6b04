import {
  nightFieldNames,
  nightFields,
  type NightFieldName,
  type NightFieldRule,
  type NumberRule,
} from '@aube/dictionary';

export type NightFieldKind = NightFieldRule['kind'];

/** The rule of a time on the clock, a nap's included. */
export const clockTimeRule: NumberRule = nightFields.lightsOutTime;

type Fields = typeof nightFields;

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

const isDetail = (name: NightFieldName): name is NightDetail => !nightFields[name].isRequired;
export const nightDetails = nightFieldNames.filter(isDetail);
export const nightFigures = nightFieldNames.filter(
  (name): name is NightFigure => !isDetail(name) && name !== 'napCount' && name !== 'naps',
);
