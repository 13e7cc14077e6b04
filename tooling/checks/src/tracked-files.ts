import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type SourceFile = { path: string; text: string };

export type Manifest = {
  folder: string;
  name?: string;
  exports?: Record<string, unknown>;
  imports?: Record<string, unknown>;
};

export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));
}

function readFiles(paths: string[], ending: RegExp): SourceFile[] {
  return paths
    .filter((path) => ending.test(path) && !path.includes('/migrations/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export const readSources = (paths: string[]): SourceFile[] => readFiles(paths, /\.(ts|tsx|mts)$/);

export const readScripts = (paths: string[]): SourceFile[] => readFiles(paths, /\.[mc]?js$/);

export function readManifests(paths: string[]): Manifest[] {
  return paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => ({
      ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<Manifest, 'folder'>),
      folder: dirname(path),
    }));
}

export const isTestFile = (path: string) =>
  /\.test\.tsx?$|\/testing(\/|\.ts)|(^|\/)(vite|vitest|playwright)\.config\.ts$/.test(path);
