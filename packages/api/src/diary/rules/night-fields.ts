import {
  nightFieldNames,
  nightFields,
  type NightFieldName,
  type NightFieldRule,
  type NumberRule,
} from '@aube/dictionary';

export type NightFieldKind = NightFieldRule['kind'];

export const clockTimeRule: NumberRule = nightFields.lightsOutTime;

type Fields = typeof nightFields;

export type NightFieldOf<Kind extends NightFieldKind> = {
  [Name in NightFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[NightFieldName];

export type RequiredNightField = {
  [Name in NightFieldName]: Fields[Name]['isRequired'] extends true ? Name : never;
}[NightFieldName];

export type NightFigure = Exclude<RequiredNightField, 'napCount' | 'naps'>;

/** @decision D70 */
export type NightDetail = Exclude<NightFieldName, RequiredNightField>;

const isDetail = (name: NightFieldName): name is NightDetail => !nightFields[name].isRequired;
export const nightDetails = nightFieldNames.filter(isDetail);
export const nightFigures = nightFieldNames.filter(
  (name): name is NightFigure => !isDetail(name) && name !== 'napCount' && name !== 'naps',
);
