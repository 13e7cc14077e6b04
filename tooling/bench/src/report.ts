import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Comparison } from './compare.ts';

const folder = fileURLToPath(new URL('../../../bench', import.meta.url));

export type BenchReport = {
  at: string;
  machine: { cpus: number; model: string; node: string };
  database: string;
  participants: number;
  connections: number;
  paths: Comparison[];
  firstAnswerMs: number;
};

export const machine = () => ({
  cpus: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  node: process.versions.node,
});

const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(9);

function row({ name, share, target, ours, handWritten }: Comparison): string {
  const verdict = share >= target ? '' : '  below';
  return [
    name.padEnd(22),
    cell(ours.perSecond),
    cell(handWritten.perSecond),
    cell(share, 2),
    cell(target, 2),
    cell(ours.medianMs, 1),
    cell(ours.p99Ms, 1),
    cell(ours.cpuMicroseconds ?? Number.NaN),
    cell(handWritten.cpuMicroseconds ?? Number.NaN),
    verdict,
  ].join('');
}

/** What is worth a look, and `bench/latest.json` with everything. */
export function tellReport(report: BenchReport): void {
  const head = ['ours/s', 'by hand/s', 'share', 'target', 'p50 ms', 'p99 ms', 'cpu µs', 'by hand'];
  console.log(`\n${''.padEnd(22)}${head.map((text) => text.padStart(9)).join('')}`);
  for (const path of report.paths) console.log(row(path));
  console.log(`\nfirst page after the start, on existing data: ${report.firstAnswerMs} ms`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'latest.json');
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${report.participants} participants, ${report.database}; all in ${file}`);
}
