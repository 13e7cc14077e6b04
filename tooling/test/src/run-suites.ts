import { findChromium } from '@aube/prove/browser';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './run-to-end.ts';
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

/** A longer run is stopped and counts as failed. */
const timeoutMs = 25 * 60_000;

export async function build(interrupted: AbortSignal): Promise<Tally | null> {
  const status = await run('turbo', ['run', 'build', '--output-logs=new-only'], { interrupted });
  if (status === 0) return null;
  console.error('The build failed: the journeys in a browser are not run.');
  return failure('the build');
}

type VitestOptions = {
  readonly interrupted: AbortSignal;
  readonly databaseUrl?: string;
  readonly poolerUrl?: string;
  readonly coverage?: boolean;
};

export async function runVitest(
  files: readonly string[],
  { interrupted, databaseUrl, poolerUrl, coverage = false }: VitestOptions,
): Promise<Tally> {
  const report = freshReport(databaseUrl === undefined ? 'vitest.json' : 'vitest-postgres.json');
  const status = await run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(coverage ? ['--coverage'] : []),
      ...files,
    ],
    {
      interrupted,
      env: {
        ...(databaseUrl && { AUBE_TEST_DATABASE_URL: databaseUrl }),
        ...(poolerUrl && { AUBE_TEST_POOLER_URL: poolerUrl }),
      },
    },
  );
  return judge(
    read(report, (json) => tallyVitest(json as VitestReport, { root, files })),
    status,
  );
}

export async function runPlaywright(
  files: readonly string[],
  { interrupted, databaseUrl }: Pick<VitestOptions, 'interrupted' | 'databaseUrl'>,
): Promise<Tally> {
  const report = freshReport(
    databaseUrl === undefined ? 'playwright.json' : 'playwright-postgres.json',
  );
  const { executablePath, env } = await findChromium();
  console.log(`Browser: ${executablePath}`);
  const status = await run(
    'playwright',
    [
      'test',
      '--config=apps/e2e/playwright.config.ts',
      '--reporter=list,json',
      // Playwright reads each file name as a regular expression.
      ...files.map((file) => `${file.replaceAll('.', '\\.')}$`),
    ],
    {
      interrupted,
      env: {
        ...env,
        CHROMIUM_PATH: executablePath,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    },
  );
  return judge(
    read(report, (json) => tallyPlaywright(json as PlaywrightReport)),
    status,
  );
}

type RunOptions = {
  readonly interrupted: AbortSignal;
  readonly env?: NodeJS.ProcessEnv;
};

const run = (command: string, args: readonly string[], { interrupted, env }: RunOptions) =>
  runToEnd(command, args, { cwd: root, env: { ...process.env, ...env }, interrupted, timeoutMs });

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
