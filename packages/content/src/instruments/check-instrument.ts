import { choicesOf, DECLINED, type Answer, type Answers } from './instrument.ts';
import type { InstrumentFile, InstrumentScore } from './instrument-file.ts';
import { computeScore, pointsRange } from './score-instrument.ts';

const duplicatesIn = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function choiceFaults(file: InstrumentFile): string[] {
  const faults = Object.entries(file.answerSets).flatMap(([set, choices]) => [
    ...duplicatesIn(choices.map(({ value }) => value)).map((value) => `${set} has ${value} twice`),
    ...choices
      .filter(({ value }) => value === DECLINED)
      .map(() => `${set} uses the reserved code ${DECLINED}`),
  ]);
  const used = new Set<string>();
  for (const item of file.items) {
    if (item.type === 'number' && item.min > item.max) faults.push(`${item.code}: min above max`);
    if (item.type !== 'choice' && item.type !== 'choices') continue;
    used.add(item.answers);
    const choices = file.answerSets[item.answers];
    if (!choices) faults.push(`${item.code}: no answer set ${item.answers}`);
    else if (item.type === 'choices' && choices.some(({ value }) => typeof value === 'number')) {
      faults.push(`${item.code}: several answers need code words, not numbers`);
    }
  }
  const unused = Object.keys(file.answerSets).filter((set) => !used.has(set));
  return [...faults, ...unused.map((set) => `answer set ${set} is not used`)];
}

function reachableRange(file: InstrumentFile, score: InstrumentScore): readonly [number, number] {
  const ranges = score.items.map((code) => pointsRange(file, code) ?? [0, 0]);
  const sum = (end: 0 | 1) => ranges.reduce((total, range) => total + range[end], 0);
  return [sum(0) * score.multiplier, sum(1) * score.multiplier];
}

function scoreFaults(file: InstrumentFile, score: InstrumentScore): string[] {
  const strangers = score.items.filter((code) => pointsRange(file, code) === null);
  if (strangers.length > 0) return strangers.map((code) => `${score.id}: ${code} has no points`);
  const [min, max] = reachableRange(file, score);
  const froms = score.bands.map(({ from }) => from);
  const examples = file.examples.filter(({ scores }) => score.id in scores);
  return [
    ...duplicatesIn(score.items).map((code) => `${score.id}: ${code} counts twice`),
    ...score.reversed
      .filter((code) => !score.items.includes(code))
      .map((code) => `${score.id}: reverses ${code}, which it does not count`),
    ...(min !== score.range[0] || max !== score.range[1]
      ? [`${score.id}: its items reach ${min} to ${max}, not ${score.range.join(' to ')}`]
      : []),
    ...(froms[0] !== score.range[0] ? [`${score.id}: the first band starts at ${froms[0]}`] : []),
    ...froms
      .filter((from, index) => index > 0 && from <= (froms[index - 1] ?? 0))
      .map((from) => `${score.id}: the bands are not in order at ${from}`),
    ...froms
      .filter((from) => from > score.range[1])
      .map((from) => `${score.id}: nothing reaches the band at ${from}`),
    ...duplicatesIn(score.bands.map(({ code }) => code)).map(
      (code) => `${score.id}: two bands are called ${code}`,
    ),
    ...(examples.length === 0 ? [`${score.id}: no worked example`] : []),
    ...examples.flatMap(({ answers, scores }, index) => {
      const found = computeScore(file, score, answers);
      return found === scores[score.id]
        ? []
        : [`${score.id}: example ${index + 1} gives ${found}, not ${scores[score.id]}`];
    }),
  ];
}

function canAnswer(file: InstrumentFile, itemCode: string, answer: Answer | undefined): boolean {
  const item = file.items.find(({ code }) => code === itemCode);
  if (!item || answer === undefined) return false;
  if (answer === DECLINED) return item.declinable;
  if (item.type === 'choice') {
    return choicesOf(file, itemCode).some(({ value }) => value === answer);
  }
  if (item.type === 'choices') {
    const values = choicesOf(file, itemCode).map(({ value }) => value);
    return [answer].flat().every((each) => values.includes(each as string));
  }
  if (item.type === 'number') {
    return typeof answer === 'number' && answer >= item.min && answer <= item.max;
  }
  return typeof answer === 'string';
}

function conditionFaults(file: InstrumentFile): string[] {
  const conditions = [
    ...file.flags.map((each) => ({ ...each, name: `flag ${each.flag}` })),
    ...file.alerts.map((each) => ({ ...each, name: `alert ${each.alert}` })),
  ];
  return conditions.flatMap(({ name, item, isOneOf }) =>
    isOneOf
      .filter((value) => !canAnswer(file, item, value))
      .map((value) => `${name}: ${item} can never be ${value}`),
  );
}

function scoreConditionFaults(file: InstrumentFile): string[] {
  const conditions = [
    ...file.scoreAlerts.map((each) => ({ ...each, name: `alert ${each.alert}` })),
    ...file.scoreFlags.map((each) => ({ ...each, name: `flag ${each.flag}` })),
  ];
  return conditions.flatMap(({ name, score, atLeast }) => {
    const range = file.scores.find(({ id }) => id === score)?.range;
    if (!range) return [`${name}: there is no score ${score}`];
    const isReached = atLeast > range[0] && atLeast <= range[1];
    return isReached ? [] : [`${name}: ${score} never goes up to ${atLeast}`];
  });
}

function exampleFaults(file: InstrumentFile): string[] {
  return file.examples.flatMap(({ answers, scores }, index) => [
    ...Object.entries(answers as Answers)
      .filter(([code, answer]) => !canAnswer(file, code, answer))
      .map(([code]) => `example ${index + 1}: ${code} cannot have this answer`),
    ...Object.keys(scores)
      .filter((id) => !file.scores.some((score) => score.id === id))
      .map((id) => `example ${index + 1}: there is no score ${id}`),
  ]);
}

export function instrumentFaults(file: InstrumentFile): string[] {
  return [
    ...duplicatesIn(file.items.map(({ code }) => code)).map((code) => `two items are ${code}`),
    ...duplicatesIn(file.scores.map(({ id }) => id)).map((id) => `two scores are ${id}`),
    ...choiceFaults(file),
    ...file.scores.flatMap((score) => scoreFaults(file, score)),
    ...conditionFaults(file),
    ...scoreConditionFaults(file),
    ...exampleFaults(file),
    ...(file.licence.kind === 'free' && !file.licence.notice
      ? ['a free instrument needs its notice']
      : []),
  ];
}
