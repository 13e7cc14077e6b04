import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type SourceFile = { path: string; text: string };

/** The part of a package.json that maps names to files. */
export type Manifest = {
  /** The folder of the package, such as `packages/db`. */
  folder: string;
  name?: string;
  /** `exports` and `imports`: a name → a file of the package. */
  exports?: Record<string, unknown>;
  imports?: Record<string, unknown>;
};

/** Every file of the repository, tracked or new, except ignored ones. */
export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));
}

export function readSources(paths: string[]): SourceFile[] {
  return paths
    .filter((path) => /\.(ts|tsx|mts)$/.test(path) && !path.includes('/migrations/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export function readManifests(paths: string[]): Manifest[] {
  return paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => ({
      ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<Manifest, 'folder'>),
      folder: dirname(path),
    }));
}

/** True for tests, for files that only tests use, and for the configuration of a test runner. */
export const isTestFile = (path: string) =>
  /\.test\.tsx?$|\/testing(\/|\.ts)|(^|\/)(vite|vitest|playwright)\.config\.ts$/.test(path);
