import { posix } from 'node:path';
import type { Graph } from '../import-graph.ts';
import { importsOf } from '../imports-of.ts';
import type { SourceFile } from '../tracked-files.ts';

/** Number of lines below which a file needs more than one importer. */
const ENOUGH_LINES = 60;
const MOST_LINES = 200;
const IS_TEST = /\.(test|spec)\.tsx?$/;

const linesOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length;

function onlyNames({ text }: SourceFile, target: string): boolean {
  const passesOn = new RegExp(
    String.raw`^export [^;]*? from '${target.replaceAll('.', '\\.')}'`,
    'm',
  );
  return (
    passesOn.test(text) || importsOf(text).some((each) => each.isLazy && each.target === target)
  );
}

/** Reports short files with one importer. A file with a test is never reported. */
export function checkLonelyFiles(files: readonly SourceFile[], graph: Graph): string[] {
  const sources = new Map(files.map((file) => [file.path, file]));
  const importers = new Map<string, string[]>();
  for (const [path, reached] of graph) {
    for (const target of new Set(reached)) {
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return files.flatMap((file) => {
    const { dir, base, name } = posix.parse(file.path);
    const [first = '', ...others] = importers.get(file.path) ?? [];
    const importer = sources.get(first);
    if (!importer || others.length > 0 || first === file.path || posix.dirname(first) !== dir) {
      return [];
    }
    const hasTest = IS_TEST.test(first) || sources.has(`${dir}/${name}.test.ts`);
    if (hasTest || onlyNames(importer, `./${base}`)) return [];
    const [own, taking] = [linesOf(file), linesOf(importer)];
    return own >= ENOUGH_LINES || own + taking > MOST_LINES
      ? []
      : [`${file.path}: ${own} lines that only ${first} imports: merge it`];
  });
}
