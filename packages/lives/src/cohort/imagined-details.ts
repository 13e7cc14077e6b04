import { clockTimePlus, nightDetails, type NightEntry } from '@aube/api/rules';
import { nightField, type NightField } from '@aube/dictionary';
import { toFiveMinutes, wholeBetween, type Random } from '../random.ts';

const GIVES = 0.7;
const SAYS_YES = 0.3;
/** A simulated number is at most this much above the minimum of its range. */
const SPREAD = 3;

/** Null for a text field, because simulated people write no texts. */
function imaginedValue(
  rule: NightField,
  lightsOutTime: number,
  random: Random,
): number | boolean | null {
  switch (rule.kind) {
    case 'clockTime':
      return clockTimePlus(lightsOutTime, -toFiveMinutes(wholeBetween(random, 0, 30)));
    case 'choice':
      return wholeBetween(random, rule.minimum, rule.maximum);
    case 'minutes':
    case 'count':
      return wholeBetween(random, rule.minimum, Math.min(rule.maximum, rule.minimum + SPREAD));
    case 'yesNo':
      return random() < SAYS_YES;
    case 'text':
    case 'naps':
      return null;
  }
}

/** @decision D70 */
export function imaginedDetails(night: NightEntry, random: Random): Partial<NightEntry> {
  return Object.fromEntries(
    nightDetails
      .filter((name) => night[name] === undefined)
      .map((name) => {
        const value = imaginedValue(nightField(name), night.lightsOutTime, random);
        return [name, random() < GIVES ? value : null];
      }),
  );
}
