import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Comparison, Spread } from './load/compare-path.ts';
import type { JobCost } from './load/measure-jobs.ts';

const folder = fileURLToPath(new URL('../../../../bench', import.meta.url));

type Memory = { atRestMb: number; underLoadMb: number };

export type BenchReport = {
  at: string;
  machine: { cpus: number; model: string; node: string };
  database: string;
  participants: number;
  connections: number;
  servers: number;
  paths: Comparison[];
  jobs: JobCost | null;
  memory: Memory;
  firstAnswerMs: number;
};

export const machine = () => ({
  cpus: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  node: process.versions.node,
});

type Run = Pick<BenchReport, 'participants' | 'connections' | 'servers'>;

/** @throws when the file is not a report, or when its parameters differ from `run` */
export function readReport(file: string, run: Run): BenchReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as BenchReport;
  if (!Array.isArray(report.paths)) throw new Error(`${file} is not a report of this bench`);
  for (const name of ['participants', 'connections', 'servers'] as const) {
    if (report[name] !== run[name]) {
      throw new Error(`${file} has ${report[name]} ${name}, and this run has ${run[name]}`);
    }
  }
  return report;
}

const cell = (text: string) => text.padStart(10);
const number = (value: number | null | undefined, digits = 0) =>
  cell(value === null || value === undefined ? '–' : value.toFixed(digits));

const textOf = ({ median, least, most }: Spread) =>
  `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;

function shareOf(spread: Spread | undefined, target: number | undefined): string {
  if (!spread) return '–'.padStart(26);
  const wanted = target === undefined ? '' : ` of ${target.toFixed(2)}`;
  return `${textOf(spread)}${wanted}`.padStart(26);
}

const HEAD = [
  ''.padEnd(26),
  ...[
    'ours/s',
    'p50 ms',
    'p99 ms',
    'p99.9 ms',
    'alone ms',
    'bytes',
    'cpu µs',
    'pg µs',
    'equal cpu',
    'equal pg',
    'bytes',
    'bare cpu',
    'bare pg',
  ].map(cell),
  'equal work'.padStart(26),
  'bare'.padStart(26),
].join('');

const row = ({
  name,
  targets,
  shares,
  ours,
  failed,
  besideJobs,
  aloneMs,
  equal,
  bare,
}: Comparison): string =>
  [
    name.padEnd(26),
    number(ours.perSecond),
    number(ours.medianMs, 1),
    number(ours.p99Ms, 1),
    number(ours.p999Ms, 1),
    number(aloneMs, 1),
    number(ours.answerBytes),
    number(ours.cpuMicroseconds),
    number(ours.databaseMicroseconds),
    number(equal?.cpuMicroseconds),
    number(equal?.databaseMicroseconds),
    number(equal?.answerBytes),
    number(bare?.cpuMicroseconds),
    number(bare?.databaseMicroseconds),
    shareOf(shares.equal, targets.equal),
    shareOf(shares.bare, targets.bare),
    targets.medianMs === undefined ? '' : `  ≤ ${targets.medianMs} ms alone`,
    targets.p99Ms === undefined ? '' : `  p99 ≤ ${targets.p99Ms} ms`,
    failed === 0 ? '' : `  ${failed} failed`,
    besideJobs === 0 ? '' : `  ${besideJobs} rounds beside a job`,
  ].join('');

function changeOf(name: string, kind: 'equal' | 'bare', now?: Spread, then?: Spread): string[] {
  if (!now || !then) return [];
  const isSame = now.least <= then.most && now.most >= then.least;
  const verdict = isSame ? 'within the spread' : now.median > then.median ? 'faster' : 'slower';
  return [`  ${name}, ${kind}: ${textOf(then)} → ${textOf(now)}, ${verdict}`];
}

const changesSince = (kept: BenchReport, { paths }: BenchReport): string[] =>
  paths.flatMap(({ name, shares }) => {
    const then = kept.paths.find((path) => path.name === name)?.shares;
    if (!then) return [`  ${name}: not in that report`];
    return (['equal', 'bare'] as const).flatMap((kind) =>
      changeOf(name, kind, shares[kind], then[kind]),
    );
  });

export function printReport(report: BenchReport, kept: BenchReport | null): void {
  const { paths, jobs, memory, firstAnswerMs, participants, servers, database } = report;
  console.log(`\n${HEAD}`);
  for (const path of paths) console.log(row(path));
  if (jobs) {
    console.log(
      `\njobs after 1,000 saves: ${jobs.serverMs.toFixed(0)} ms of the server, ${jobs.databaseMs.toFixed(0)} ms of PostgreSQL (${jobs.partOfSaves.toFixed(2)} of its time for the saves)`,
    );
  }
  console.log(`\nstart to first page, on existing data: ${firstAnswerMs} ms`);
  console.log(
    `memory: ${memory.atRestMb.toFixed(0)} MB idle, ${memory.underLoadMb.toFixed(0)} MB at most`,
  );
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  if (kept) console.log(['', `since ${kept.at}:`, ...changesSince(kept, report)].join('\n'));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'latest.json');
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${participants} participants, ${servers} × ours, ${database}; all in ${file}`);
}
