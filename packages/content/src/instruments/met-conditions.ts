import type { Answers, Instrument } from './instrument.ts';

type Condition = { item: string; isOneOf: readonly (string | number)[] };

const isMet = ({ item, isOneOf }: Condition, answers: Answers): boolean =>
  [answers[item]].flat().some((answer) => isOneOf.includes(answer as string | number));

const unique = (codes: string[]): string[] => [...new Set(codes)];

/** The safety flags that these answers raise. @decision D33 */
export function raisedFlags(instrument: Pick<Instrument, 'flags'>, answers: Answers): string[] {
  return unique(instrument.flags.filter((each) => isMet(each, answers)).map(({ flag }) => flag));
}

/** The alerts that these answers raise, with the item that does. @decision D33 */
export function raisedAlerts(
  instrument: Pick<Instrument, 'alerts'>,
  answers: Answers,
): { alert: string; item: string }[] {
  return instrument.alerts
    .filter((each) => isMet(each, answers))
    .map(({ alert, item }) => ({ alert, item }));
}
