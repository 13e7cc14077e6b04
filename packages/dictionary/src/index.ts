export { dictionary, dictionaryVersion, entities } from './dictionary.ts';
export { establishment, establishmentFigures } from './establishment.ts';
export { intentionCodes } from './intention.ts';
export {
  emailAddressFault,
  hasInvisible,
  isAddressLike,
  isEmailAddress,
  toEmailAddress,
  toOneForm,
} from './email-address.ts';
export {
  units,
  type Entity,
  type Code,
  type Field,
  type FieldRule,
  type NightFieldRule,
  type NumberRule,
  type Privacy,
  type RangeFault,
  type Text,
  type Unit,
} from './field.ts';
export {
  doctorFields,
  night,
  nightField,
  nightFieldNames,
  nightFields,
  type NightField,
  type NightFieldName,
} from './night.ts';
export { measures } from './measures.ts';
export { nap } from './nap.ts';
export { outcomeCodes } from './outcome.ts';
export { participant } from './participant.ts';
export { person } from './person.ts';
export { reminderBounds } from './reminder.ts';
export { schedule } from './schedule.ts';
export { score } from './score.ts';
export { week } from './week.ts';
export { weeklyCheck } from './weekly-check.ts';
