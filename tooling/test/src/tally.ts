/** How many tests passed, and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What we read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
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
}

/** A skipped test proves nothing: it counts as failed. So does a file that cannot be loaded. */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length,
  };
}

/** A test that passed only when tried again counts as failed. */
export function tallyPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/**
 * The verdict on one run: what its report says, and a failure when the run itself did not go well
 * (no report, no test, an error outside every test).
 */
export function judge(report: Tally | null, exitCode: number | null): Tally {
  if (report === null || report.passed + report.failed === 0) return { passed: 0, failed: 1 };
  if (exitCode !== 0 && report.failed === 0) return { ...report, failed: 1 };
  return report;
}

/** The last line of `npm test`. */
export function summarise(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
