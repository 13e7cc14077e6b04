import { choicesOf, type Answers, type Instrument } from './instrument.ts';
import type { InstrumentBand, InstrumentScore } from './instrument-file.ts';

type Scored = Pick<Instrument, 'answerSets' | 'items' | 'scores'>;

/** Lowest and highest points of an item. Null for a text, a list, or a choice without points. */
export function pointsRange(
  instrument: Pick<Instrument, 'answerSets' | 'items'>,
  itemCode: string,
): readonly [number, number] | null {
  const item = instrument.items.find(({ code }) => code === itemCode);
  if (item?.type === 'number') return [item.min, item.max];
  if (item?.type !== 'choice') return null;
  const points = choicesOf(instrument, itemCode).map(pointsOfChoice);
  if (points.some((each) => each === null)) return null;
  return [Math.min(...(points as number[])), Math.max(...(points as number[]))];
}

function pointsOfChoice(choice: { value: number | string; points?: number | undefined }) {
  return choice.points ?? (typeof choice.value === 'number' ? choice.value : null);
}

function pointsOf(instrument: Scored, itemCode: string, answers: Answers): number | null {
  const answer = answers[itemCode];
  const item = instrument.items.find(({ code }) => code === itemCode);
  if (item?.type === 'number') return typeof answer === 'number' ? answer : null;
  const choice = choicesOf(instrument, itemCode).find(({ value }) => value === answer);
  return choice ? pointsOfChoice(choice) : null;
}

/** Points of each item of a score; null for an unanswered or declined item. */
function pointsByItem(
  instrument: Scored,
  score: InstrumentScore,
  answers: Answers,
): (number | null)[] {
  return score.items.map((code) => {
    const given = pointsOf(instrument, code, answers);
    const range = pointsRange(instrument, code);
    if (given === null || range === null) return null;
    return score.reversed.includes(code) ? range[0] + range[1] - given : given;
  });
}

/** Number of answers behind a score, and number of its items. */
export function answeredItems(
  instrument: Scored,
  score: InstrumentScore,
  answers: Answers,
): { given: number; of: number } {
  const points = pointsByItem(instrument, score, answers);
  return { given: points.filter((each) => each !== null).length, of: points.length };
}

/**
 * Null when more than `missingAtMost` items are unanswered. An unanswered item counts as the
 * rounded mean of the answered items.
 */
export function computeScore(
  instrument: Scored,
  score: InstrumentScore,
  answers: Answers,
): number | null {
  const points = pointsByItem(instrument, score, answers);
  const answered = points.filter((each) => each !== null);
  const missing = points.length - answered.length;
  if (answered.length === 0 || missing > score.missingAtMost) return null;
  const sum = answered.reduce((total, each) => total + each, 0);
  return Math.round((sum * points.length) / answered.length) * score.multiplier;
}

export function scoreInstrument(
  instrument: Scored,
  answers: Answers,
): Record<string, number | null> {
  return Object.fromEntries(
    instrument.scores.map((score) => [score.id, computeScore(instrument, score, answers)]),
  );
}

export function bandOf(score: InstrumentScore, value: number): InstrumentBand | null {
  return score.bands.findLast(({ from }) => value >= from) ?? null;
}
