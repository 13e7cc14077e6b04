import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type SourceFile = { path: string; text: string };

/** Every file of the repository, tracked or new, that is not ignored. */
export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));
}

/** The TypeScript sources, read. */
export function readSources(paths: string[]): SourceFile[] {
  return paths
    .filter((path) => /\.(ts|tsx|mts)$/.test(path) && !path.includes('/migrations/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
