import type { Answers, Instrument } from './instrument.ts';
import { scoreInstrument } from './score-instrument.ts';

type Condition = { item: string; isOneOf: readonly (string | number)[] };

const metValues = ({ item, isOneOf }: Condition, answers: Answers) =>
  isOneOf.filter((value) => [answers[item]].flat().includes(value));

const isMet = (condition: Condition, answers: Answers): boolean =>
  metValues(condition, answers).length > 0;

const unique = (codes: string[]): string[] => [...new Set(codes)];

type Scored = Pick<Instrument, 'answerSets' | 'items' | 'scores'>;

function metScores<Of extends { score: string; atLeast: number }>(
  instrument: Scored,
  conditions: readonly Of[],
  answers: Answers,
): (Of & { value: number })[] {
  if (conditions.length === 0) return [];
  const scores = scoreInstrument(instrument, answers);
  return conditions.flatMap((each) => {
    const value = scores[each.score] ?? null;
    return value !== null && value >= each.atLeast ? [{ ...each, value }] : [];
  });
}

/** @decision D33 D76 */
export function raisedFlags(
  instrument: Scored & Pick<Instrument, 'flags' | 'scoreFlags'>,
  answers: Answers,
): string[] {
  return unique([
    ...instrument.flags.filter((each) => isMet(each, answers)).map(({ flag }) => flag),
    ...metScores(instrument, instrument.scoreFlags, answers).map(({ flag }) => flag),
  ]);
}

/**
 * Flags of items that also show the crisis panel. A draft raises these flags too.
 * @decision D76 safety#crisis-answers
 */
export function raisedCrisisFlags(
  { flags, alerts }: Pick<Instrument, 'flags' | 'alerts'>,
  answers: Answers,
): string[] {
  const isCrisisItem = (item: string) =>
    alerts.some((each) => each.alert === 'crisis' && each.item === item);
  return unique(
    flags.filter((each) => isCrisisItem(each.item) && isMet(each, answers)).map(({ flag }) => flag),
  );
}

/** `values`: the answers to `item` that raise the alert. @decision D33 */
export function raisedAlerts(
  instrument: Pick<Instrument, 'alerts'>,
  answers: Answers,
): { alert: string; item: string; values: (string | number)[] }[] {
  return instrument.alerts.flatMap((each) => {
    const values = metValues(each, answers);
    return values.length > 0 ? [{ alert: each.alert, item: each.item, values }] : [];
  });
}

/** @decision D69 */
export function raisedScoreAlerts(
  instrument: Scored & Pick<Instrument, 'scoreAlerts'>,
  answers: Answers,
): { alert: string; score: string; value: number }[] {
  return metScores(instrument, instrument.scoreAlerts, answers).map(({ alert, score, value }) => ({
    alert,
    score,
    value,
  }));
}
