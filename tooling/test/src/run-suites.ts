import { findChromium } from '@aube/browser';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  failure,
  judge,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './tally.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = join(root, 'test-results');

/** A run that hangs is ended, and counted as failed. */
const timeout = 25 * 60_000;

/** Builds everything; null when it went well. */
export function build(): Tally | null {
  const { status } = run('turbo', ['run', 'build', '--output-logs=new-only'], {});
  if (status === 0) return null;
  console.error('The build failed: the journeys in a browser are not run.');
  return failure('the build');
}

type VitestOptions = {
  /** A server to make the databases on; the embedded one without it. */
  readonly databaseUrl?: string;
  readonly coverage?: boolean;
};

/** Unit and integration tests, each file in the project that vitest.config.ts puts it in. */
export function runVitest(
  files: readonly string[],
  { databaseUrl, coverage = false }: VitestOptions = {},
): Tally {
  const report = freshReport(databaseUrl === undefined ? 'vitest.json' : 'vitest-postgres.json');
  const { status } = run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(coverage ? ['--coverage'] : []),
      ...files,
    ],
    databaseUrl === undefined ? {} : { AUBE_TEST_DATABASE_URL: databaseUrl },
  );
  return judge(
    read(report, (json) => tallyVitest(json as VitestReport, { root, files })),
    status,
  );
}

/** Journeys in a real browser. */
export async function runPlaywright(files: readonly string[]): Promise<Tally> {
  const report = freshReport('playwright.json');
  const { executablePath, env } = await findChromium();
  console.log(`Browser: ${executablePath}`);
  const { status } = run(
    'playwright',
    [
      'test',
      '--config=apps/e2e/playwright.config.ts',
      '--reporter=list,json',
      // Playwright reads a pattern, and vitest a part of the path.
      ...files.map((file) => `${file.replaceAll('.', '\\.')}$`),
    ],
    { ...env, CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return judge(
    read(report, (json) => tallyPlaywright(json as PlaywrightReport)),
    status,
  );
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    timeout,
  });
}

/** The report of an earlier run must not speak for this one. */
function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function read(file: string, tally: (json: unknown) => Tally): Tally | null {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
