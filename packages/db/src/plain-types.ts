import { TypeOverrides, types } from 'pg';

/**
 * A date stays `YYYY-MM-DD`; pg would convert the date into an instant in the machine's time zone.
 */
export const plainTypes = new TypeOverrides();
plainTypes.setTypeParser(types.builtins.DATE, (text) => text);
plainTypes.setTypeParser(types.builtins.INT8, toSafeInteger);

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is beyond what a number holds.');
  return value;
}
