export type { Field, Privacy, Text } from './field.ts';
export {
  nightField,
  nightFieldNames,
  nightFields,
  type NightField,
  type NightFieldName,
  type NightFieldRule,
  type NumberRule,
  type RangeFault,
} from './night.ts';
export { units, type Unit } from './units.ts';
