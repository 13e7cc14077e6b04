import { graphOf, type Graph } from '@aube/checks/import-graph';
import { listFiles, readManifests, readSources, type SourceFile } from '@aube/checks/tracked-files';

export type TestFiles = {
  readonly unit: readonly string[];
  readonly journeys: readonly string[];
  readonly onDatabase: readonly string[];
  /** Files of `onDatabase` that also run on the machine's own PostgreSQL. */
  readonly ofEngine: readonly string[];
  /** Files of `journeys` that run on both engines in `npm run test:postgres`. */
  readonly journeysOnDatabase: readonly string[];
};

const testServer = 'packages/db/src/testing/test-server.ts';

/**
 * Journey that runs on both database engines: the server must get the nights of a device once and
 * in order.
 * @decision D66
 */
const bothDatabases = 'apps/e2e/src/offline.spec.ts';

export function findTests(words: readonly string[]): TestFiles {
  const paths = listFiles();
  const wanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word));
  const unit = paths.filter((path) => /\.test\.tsx?$/.test(path) && wanted(path));
  const sources = readSources(paths);
  const graph = graphOf(sources, readManifests(paths));
  const reaching = importersOf(graph, testServer);
  const onDatabase = unit.filter((path) => reaching.has(path));
  const journeys = paths.filter((path) => path.endsWith('.spec.ts') && wanted(path));
  return {
    unit,
    journeys,
    journeysOnDatabase: journeys.filter((path) => path === bothDatabases),
    onDatabase,
    ofEngine: findEngineTests(onDatabase, graph, sources),
  };
}

const handWritten = /\bsql(<[^`]*>)?`|\.query[<(]/;
const ofPostgres = /\bpg_[a-z]|\bexplain \(|\block table\b|\bfor update\b/i;

/**
 * Finds the tests of `packages/db`, tests with words of PostgreSQL, and tests that import
 * handwritten SQL directly.
 * @decision proof#each-thing-once
 */
export function findEngineTests(
  tests: readonly string[],
  graph: Graph,
  sources: readonly SourceFile[],
): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const holds = (path: string, pattern: RegExp) => pattern.test(texts.get(path) ?? '');
  return tests.filter((test) => {
    const tested = [test.replace(/\.test\./, '.'), ...(graph.get(test) ?? [])];
    return (
      test.startsWith('packages/db/') ||
      holds(test, ofPostgres) ||
      tested.some((path) => !path.includes('/testing') && holds(path, handWritten))
    );
  });
}

export function importersOf(graph: Graph, target: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const each of targets) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const reaching = new Set([target]);
  for (const file of reaching) for (const each of importers.get(file) ?? []) reaching.add(each);
  return reaching;
}
