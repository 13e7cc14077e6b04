import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { defineAubeCommand } from '../command.ts';
import { answer, type Cli } from '../cli.ts';
import { CliFailure, EXIT, misuse } from '../failure.ts';
import { readTextFile } from '../read-text-file.ts';

/** Place in a stack, such as `dist/main.js:120:7`. */
const PLACE = /[^\s()"]{0,300}?\b(main|aube)\.js:(\d+):(\d+)/g;

/**
 * Source maps are next to this program in a release, and in the server's build folder in a clone.
 */
const FOLDERS = [
  import.meta.dirname,
  join(import.meta.dirname, '../../../server/dist'),
  join(import.meta.dirname, '../../dist'),
];

function findMap(bundle: string, folders: readonly string[]): SourceMap | null {
  const file = folders.map((folder) => join(folder, `${bundle}.js.map`)).find(existsSync);
  return file === undefined
    ? null
    : new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
}

/** Replaces bundle places in a stack by source places; null when there are no source maps. */
export function symbolised(text: string, folders: readonly string[] = FOLDERS): string | null {
  const maps = new Map(['main', 'aube'].map((bundle) => [bundle, findMap(bundle, folders)]));
  if (![...maps.values()].some((map) => map !== null)) return null;
  return text.replaceAll(PLACE, (place, bundle: string, line: string, column: string) => {
    // Node counts columns from 1; source maps count from 0.
    const entry = maps.get(bundle)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    return `${source || basename(place)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

export function symboliseCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'symbolise',
    summary: t.symbolise.summary,
    example: 'aube.log',
    options: {
      file: { type: 'positional', required: false, description: t.symbolise.file },
    },
    async run(args) {
      if (args.file === undefined) throw misuse(t.failures.requiredFile);
      const text = symbolised(await readTextFile(cli, args.file));
      if (text === null) {
        throw new CliFailure(t.symbolise.noMaps, { exitCode: EXIT.refused, code: 'NO_MAPS' });
      }
      const lines = text.replace(/\n$/, '').split('\n');
      answer(cli, args, { data: { lines }, lines });
    },
  });
}
