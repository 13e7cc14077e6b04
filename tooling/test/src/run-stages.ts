import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tally } from './tally.ts';

export type Stage = {
  readonly name: keyof typeof SECONDS_PER_FILE;
  readonly count: number;
  readonly run: () => Promise<readonly Tally[]>;
};

/** Estimates for the first run on a machine; measured on two cores. */
const SECONDS_PER_FILE = {
  build: 15,
  vitest: 0.5,
  browser: 8,
  PostgreSQL: 0.8,
  PgBouncer: 1.3,
};

type Rates = Partial<Record<Stage['name'], number>>;

type Options = {
  readonly interrupted: AbortSignal;
  readonly ratesFile: string;
  readonly isWhole: boolean;
  readonly say: (line: string) => void;
};

export async function runStages(
  stages: readonly Stage[],
  { interrupted, ratesFile, isWhole, say }: Options,
): Promise<Tally[]> {
  const rates = readRates(ratesFile);
  const tallies: Tally[] = [];
  for (const [index, stage] of stages.entries()) {
    if (interrupted.aborted) break;
    say(`${index + 1} of ${stages.length}: ${announce(stages.slice(index), rates)}`);
    const start = performance.now();
    tallies.push(...(await stage.run()));
    rates[stage.name] = (performance.now() - start) / 1000 / stage.count;
  }
  if (isWhole && !interrupted.aborted) keepRates(ratesFile, rates);
  return tallies;
}

/** Text about the next stage and the remaining time: "vitest, 530 files; about 9 minutes left". */
export function announce([first, ...rest]: readonly Stage[], rates: Rates): string {
  if (first === undefined) return 'nothing';
  const seconds = [first, ...rest].reduce(
    (sum, { name, count }) => sum + count * (rates[name] ?? SECONDS_PER_FILE[name]),
    0,
  );
  const files = first.name === 'build' ? '' : `, ${counted(first.count, 'file')}`;
  const left =
    seconds < 90
      ? counted(Math.ceil(seconds), 'second')
      : counted(Math.round(seconds / 60), 'minute');
  return `${first.name}${files}; about ${left} left`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function readRates(file: string): Rates {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rates;
  } catch {
    return {};
  }
}

function keepRates(file: string, rates: Rates): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(rates));
}
