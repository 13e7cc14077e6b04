import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and how many did not. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** What did not pass, each with the first words of why and, in the browser, where. */
  readonly failures: readonly string[];
  /** Journeys that passed only when tried again: counted as passed, and always named. */
  readonly retried?: readonly string[];
  /** How long the tests of each file took together. */
  readonly durations?: readonly Duration[];
};

type Duration = {
  readonly file: string;
  readonly ms: number;
};

/** What we read of vitest's JSON report. */
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

/** What we read of Playwright's JSON report. */
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
 * A skipped test proves nothing: it counts as failed. So does a file that fails around its tests:
 * it cannot be loaded, or what it does before or after them throws. So does a file that was asked
 * for and is in no project of vitest's.
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

/** A journey that passed only when tried again counts as passed, and is named with why it did not at first. */
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

/** Also what was looked for, and the line that looked: a journey that fails rarely may not be seen again. */
function describeJourney(path: readonly string[], result?: PlaywrightResult): string {
  const { error, errorLocation: at } = result ?? {};
  const lookedFor = linesOf(error?.message ?? '').find((line) => line.startsWith('Locator:'));
  const place = at && `at ${basename(at.file)}:${at.line}`;
  return [describe(path, error?.message), lookedFor, place].filter(Boolean).join('; ');
}

const linesOf = (message: string): string[] => stripVTControlCharacters(message).trim().split('\n');

/** One failure, of something that is not a test. */
export function failure(what: string): Tally {
  return { passed: 0, failed: 1, failures: [what] };
}

/**
 * The verdict on one run: what its report says, and a failure when the run itself did not go well
 * (no report, no test, an error outside every test).
 */
export function judge(report: Tally | null, exitCode: number | null): Tally {
  if (report === null) return failure('a run left no report');
  if (report.passed + report.failed === 0) return failure('a run had no test');
  if (exitCode !== 0 && report.failed === 0) {
    return { ...report, failed: 1, failures: ['a run met an error outside every test'] };
  }
  return report;
}

/** How many files are named as slow, of each run. */
const slowCount = 10;

/** How `npm test` ends: what was slow, a line for each failure and each second try, then the sum. */
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
