export { dictionary, dictionaryVersion, entities } from './dictionary.ts';
export {
  units,
  type Entity,
  type Field,
  type NightFieldRule,
  type NumberRule,
  type Privacy,
  type RangeFault,
  type Text,
  type Unit,
} from './field.ts';
export {
  doctorFields,
  nightField,
  nightFieldNames,
  nightFields,
  type NightField,
  type NightFieldName,
} from './night.ts';
