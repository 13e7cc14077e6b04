import { expect, it } from 'vitest';
import { judge, summarise, tallyPlaywright, tallyVitest } from './tally.ts';

const report = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

it('counts what vitest counted', () => {
  expect(tallyVitest(report)).toEqual({ passed: 7, failed: 1 });
});

it('counts a skipped test, and a file that cannot be loaded, as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(tallyVitest({ ...report, numPendingTests: 2, testResults })).toEqual({
    passed: 7,
    failed: 4,
  });
});

it('counts a flaky browser test as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(tallyPlaywright({ stats })).toEqual({ passed: 5, failed: 3 });
});

it.each([
  { of: 'a run without a report', tally: null, exitCode: 1, failed: 1 },
  { of: 'a run without a test', tally: { passed: 0, failed: 0 }, exitCode: 0, failed: 1 },
  { of: 'an error outside every test', tally: { passed: 3, failed: 0 }, exitCode: 1, failed: 1 },
  { of: 'a green run', tally: { passed: 3, failed: 0 }, exitCode: 0, failed: 0 },
  { of: 'a red run', tally: { passed: 3, failed: 2 }, exitCode: 1, failed: 2 },
])('judges $of: $failed failed', ({ tally, exitCode, failed }) => {
  expect(judge(tally, exitCode).failed).toBe(failed);
});

it('sums the runs in one line', () => {
  const line = summarise([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(line).toBe('5 passed, 1 failed');
});
