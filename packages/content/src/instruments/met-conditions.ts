import type { Answers, Instrument } from './instrument.ts';
import { scoreInstrument } from './score-instrument.ts';

type Condition = { item: string; isOneOf: readonly (string | number)[] };

const isMet = ({ item, isOneOf }: Condition, answers: Answers): boolean =>
  [answers[item]].flat().some((answer) => isOneOf.includes(answer as string | number));

const unique = (codes: string[]): string[] => [...new Set(codes)];

/** @decision D33 */
export function raisedFlags(instrument: Pick<Instrument, 'flags'>, answers: Answers): string[] {
  return unique(instrument.flags.filter((each) => isMet(each, answers)).map(({ flag }) => flag));
}

/** @decision D33 */
export function raisedAlerts(
  instrument: Pick<Instrument, 'alerts'>,
  answers: Answers,
): { alert: string; item: string }[] {
  return instrument.alerts
    .filter((each) => isMet(each, answers))
    .map(({ alert, item }) => ({ alert, item }));
}

/** A missing score raises no alert. @decision D69 */
export function raisedScoreAlerts(
  instrument: Pick<Instrument, 'answerSets' | 'items' | 'scores' | 'scoreAlerts'>,
  answers: Answers,
): { alert: string; score: string; value: number }[] {
  if (instrument.scoreAlerts.length === 0) return [];
  const scores = scoreInstrument(instrument, answers);
  return instrument.scoreAlerts.flatMap(({ alert, score, atLeast }) => {
    const value = scores[score] ?? null;
    return value !== null && value >= atLeast ? [{ alert, score, value }] : [];
  });
}
