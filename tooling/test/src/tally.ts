import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What did not pass, each with the first words of why and, in the browser, where. */
  readonly failures: readonly string[];
}

/** What we read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly PlaywrightResult[];
    }[];
  }[];
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string };
  readonly errorLocation?: { readonly file: string; readonly line: number };
}

/**
 * A skipped test proves nothing: it counts as failed. So does a file that fails around its tests:
 * it cannot be loaded, or what it does before or after them throws.
 */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => describe([name], message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages }) => describe([name, fullName], failureMessages?.[0])),
      ),
    ],
  };
}

/** A test that passed only when tried again counts as failed. */
export function tallyPlaywright({ stats, suites = [] }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap((suite) => failuresOf(suite, [])),
  };
}

function failuresOf(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => describeJourney([...path, title], tests[0]?.results.at(-1))),
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, path)),
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

/** How `npm test` ends: a line for each failure, then the sum. */
export function summarise(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const lines = tallies.flatMap(({ failures }) => failures.map((each) => `failed: ${each}`));
  return [...lines, `${passed} passed, ${failed} failed`].join('\n');
}
