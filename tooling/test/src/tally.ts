import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Name and reason of each failure; for browser tests also the place in the file. */
  readonly failures: readonly string[];
  /** Browser tests that failed first and then passed. They count as passed. */
  readonly retried?: readonly string[];
  readonly durations?: readonly Duration[];
};

type Duration = {
  readonly file: string;
  readonly ms: number;
};

export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
};

type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly PlaywrightResult[];
    }[];
  }[];
};

type PlaywrightResult = {
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly errorLocation?: { readonly file: string; readonly line: number };
};

/**
 * Counts as failed: skipped tests, files that fail outside their tests, and files that belong to no
 * project.
 */
export function tallyVitest(
  report: VitestReport,
  { root, files }: { root: string; files: readonly string[] },
): Tally {
  const results = report.testResults.map((each) => ({ ...each, file: relative(root, each.name) }));
  const broken = results.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  const ran = new Set(results.map(({ file }) => file));
  const missing = files.filter((file) => !ran.has(file));
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      broken.length +
      missing.length,
    failures: [
      ...missing.map((file) => `${file}: no project of vitest has it`),
      ...broken.map(({ file, message }) => describe([file], message)),
      ...results.flatMap(({ file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages }) => describe([file, fullName], failureMessages?.[0])),
      ),
    ],
    durations: results.map(({ file, startTime, endTime }) => ({ file, ms: endTime - startTime })),
  };
}

/** Counts the browser tests. `retried` gives the reason of the first failure. */
export function tallyPlaywright({ stats, suites = [] }: PlaywrightReport): Tally {
  const journeys = suites.flatMap((suite) => journeysOf(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: journeys
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ path, results }) => describeJourney(path, results.at(-1))),
    retried: journeys
      .filter(({ status }) => status === 'flaky')
      .map(({ path, results }) => describeJourney(path, results[0])),
    durations: suites.map(({ title }) => ({
      file: title,
      ms: journeys
        .filter(({ path }) => path[0] === title)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

type Journey = {
  readonly path: readonly string[];
  readonly status: string;
  readonly results: readonly PlaywrightResult[];
};

function journeysOf(suite: PlaywrightSuite, above: readonly string[]): Journey[] {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((test) => ({ path: [...path, title], ...test })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, path)),
  ];
}

function describe(path: readonly string[], message = 'no reason was given'): string {
  const [reason = ''] = linesOf(message);
  return `${path.join(' › ')}: ${reason}`;
}

/** Adds the line and the locator, because a rare failure may be hard to repeat. */
function describeJourney(path: readonly string[], result?: PlaywrightResult): string {
  const { error, errorLocation: at } = result ?? {};
  const lookedFor = linesOf(error?.message ?? '').find((line) => line.startsWith('Locator:'));
  const place = at && `at ${basename(at.file)}:${at.line}`;
  return [describe(path, error?.message), lookedFor, place].filter(Boolean).join('; ');
}

const linesOf = (message: string): string[] => stripVTControlCharacters(message).trim().split('\n');

export function failure(what: string): Tally {
  return { passed: 0, failed: 1, failures: [what] };
}

/** Returns a failure when the report is missing, has no test, or failed outside the tests. */
export function judge(report: Tally | null, exitCode: number | null): Tally {
  if (report === null) return failure('a run left no report');
  if (report.passed + report.failed === 0) return failure('a run had no test');
  if (exitCode !== 0 && report.failed === 0) {
    return { ...report, failed: 1, failures: ['a run met an error outside every test'] };
  }
  return report;
}

const slowCount = 10;

export function summarise(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return [
    ...tallies.flatMap(({ durations = [] }) => slowestOf(durations)),
    ...tallies.flatMap(({ retried = [] }) => retried.map((each) => `tried twice: ${each}`)),
    ...tallies.flatMap(({ failures }) => failures.map((each) => `failed: ${each}`)),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function slowestOf(durations: readonly Duration[]): string[] {
  if (durations.length === 0) return [];
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
  const total = durations.reduce((sum, { ms }) => sum + ms, 0);
  return [
    `${seconds(total)}  the tests of ${durations.length} files; the slowest:`,
    ...durations
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, slowCount)
      .map(({ file, ms }) => `${seconds(ms)}  ${file}`),
  ];
}
