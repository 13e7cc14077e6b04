import { isEventForStaff } from '../../programme/rules/safety-flags.ts';

type Condition = { item: string; isOneOf: readonly (string | number)[] };

type Asked = {
  instrument: {
    flags: readonly (Condition & { flag: string })[];
    alerts: readonly (Condition & { alert: string })[];
  };
  item: string;
  source: string;
};

/**
 * Answers about an event, for example a fall, that staff see only after the submission. Empty for
 * an item with crisis answers: staff see crisis answers from the draft on.
 * @decision D76 safety#an-event-in-a-draft
 */
export function eventAnswers({ instrument, item, source }: Asked): (string | number)[] {
  if (instrument.alerts.some((each) => each.alert === 'crisis' && each.item === item)) return [];
  const told = instrument.flags
    .filter((each) => each.item === item && isEventForStaff(each.flag, source))
    .flatMap(({ isOneOf }) => isOneOf);
  return [...new Set(told)];
}
