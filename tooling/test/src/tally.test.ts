import { expect, it } from 'vitest';
import { failure, judge, summarise, tallyPlaywright, tallyVitest, type Tally } from './tally.ts';

const tally = (passed: number, failed: number): Tally => ({ passed, failed, failures: [] });
const report = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const place = { root: '/aube', files: [] };
const at = { startTime: 1000, endTime: 1250 };

it('counts what vitest counted', () => {
  expect(tallyVitest(report, place)).toEqual({
    passed: 7,
    failed: 1,
    failures: [],
    durations: [],
  });
});

it('counts a skipped test, and a file that cannot be loaded, as failed', () => {
  const testResults = [
    {
      name: '/aube/a.test.ts',
      status: 'failed',
      message: 'No such file\n  at a',
      assertionResults: [],
      ...at,
    },
  ];
  expect(tallyVitest({ ...report, numPendingTests: 2, testResults }, place)).toEqual({
    passed: 7,
    failed: 4,
    failures: ['a.test.ts: No such file'],
    durations: [{ file: 'a.test.ts', ms: 250 }],
  });
});

it('counts a file that fails around its tests, though each of them passed', () => {
  const assertionResults = [{ fullName: 'adds', status: 'passed' }];
  const testResults = [
    {
      name: '/aube/a.test.ts',
      status: 'failed',
      message: 'Still in use\n  at a',
      assertionResults,
      ...at,
    },
    { name: '/aube/b.test.ts', status: 'passed', assertionResults, ...at },
  ];
  expect(tallyVitest({ ...report, numFailedTests: 0, testResults }, place)).toMatchObject({
    passed: 7,
    failed: 1,
    failures: ['a.test.ts: Still in use'],
  });
});

it('counts a file that was asked for and was not run', () => {
  const files = ['tooling/a.test.ts'];
  expect(tallyVitest({ ...report, numFailedTests: 0 }, { ...place, files })).toMatchObject({
    failed: 1,
    failures: ['tooling/a.test.ts: no project of vitest has it'],
  });
});

it('counts a journey that was tried twice as passed, and names it; a skipped one as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  const results = [{ error: { message: 'Not visible' }, duration: 400 }, { duration: 200 }];
  const specs = [{ title: 'is kept', tests: [{ status: 'flaky' as const, results }] }];
  const tallied = tallyPlaywright({ stats, suites: [{ title: 'a.spec.ts', specs }] });
  expect(tallied).toEqual({
    passed: 6,
    failed: 2,
    failures: [],
    retried: ['a.spec.ts › is kept: Not visible'],
    durations: [{ file: 'a.spec.ts', ms: 600 }],
  });
  const { durations: _, ...untimed } = tallied;
  expect(summarise([untimed])).toBe(
    'tried twice: a.spec.ts › is kept: Not visible\n6 passed, 2 failed',
  );
});

it('names what failed, with the first line of why, and where a journey stood', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'divides', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
    { fullName: 'waits', status: 'pending' },
  ];
  const testResults = [{ name: '/aube/sum.test.ts', status: 'failed', assertionResults, ...at }];
  expect(tallyVitest({ ...report, testResults }, place).failures).toEqual([
    'sum.test.ts › divides: expected 1',
    'sum.test.ts › waits: no reason was given',
  ]);

  const error = { message: '\u001B[31mNot visible\u001B[39m\n\nLocator:  #night\nCall log' };
  const errorLocation = { file: '/tests/diary-steps.ts', line: 12 };
  const tests = [
    { status: 'unexpected' as const, results: [{ error, errorLocation, duration: 5 }] },
  ];
  const inner = { title: 'a night', specs: [{ title: 'is saved', tests }] };
  const skipped = {
    title: 'is shown',
    tests: [{ status: 'skipped' as const, results: [{ duration: 0 }] }],
  };
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 1 };
  const suites = [{ title: 'diary.spec.ts', specs: [skipped], suites: [inner] }];
  expect(tallyPlaywright({ stats, suites }).failures).toEqual([
    'diary.spec.ts › is shown: no reason was given',
    'diary.spec.ts › a night › is saved: Not visible; Locator:  #night; at diary-steps.ts:12',
  ]);
});

it.each([
  { of: 'a run without a report', tally: null, exitCode: 1, failed: 1 },
  { of: 'a run without a test', tally: tally(0, 0), exitCode: 0, failed: 1 },
  { of: 'an error outside every test', tally: tally(3, 0), exitCode: 1, failed: 1 },
  { of: 'a green run', tally: tally(3, 0), exitCode: 0, failed: 0 },
  { of: 'a red run', tally: tally(3, 2), exitCode: 1, failed: 2 },
])('judges $of: $failed failed', ({ tally: reported, exitCode, failed }) => {
  expect(judge(reported, exitCode).failed).toBe(failed);
});

it('ends with the sum of the runs, below what failed', () => {
  expect(summarise([tally(2, 0), tally(3, 0)])).toBe('5 passed, 0 failed');
  expect(summarise([tally(2, 0), failure('the build')])).toBe(
    'failed: the build\n2 passed, 1 failed',
  );
});

it('names the slowest files of each run, the slowest first', () => {
  const durations = [
    { file: 'a.test.ts', ms: 250 },
    ...Array.from({ length: 10 }, (_, index) => ({ file: `${index}.test.ts`, ms: 12_000 - index })),
  ];
  const lines = summarise([{ ...tally(11, 0), durations }]).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe(' 120.2 s  the tests of 11 files; the slowest:');
  expect(lines[1]).toBe('  12.0 s  0.test.ts');
  expect(lines.join()).not.toContain('a.test.ts');
  expect(lines.at(-1)).toBe('11 passed, 0 failed');
});
