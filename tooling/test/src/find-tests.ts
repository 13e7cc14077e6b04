import { graphOf, type Graph } from '@aube/checks/import-graph';
import { listFiles, readManifests, readSources } from '@aube/checks/tracked-files';

/** The files of one run: vitest's, the journeys of a browser, and those of each that run on both databases. */
export type TestFiles = {
  readonly unit: readonly string[];
  readonly journeys: readonly string[];
  readonly onDatabase: readonly string[];
  readonly journeysOnDatabase: readonly string[];
};

/** A test that reaches this file makes databases on the server that the run is given. */
const testServer = 'packages/db/src/testing/test-server.ts';

/** What a device kept reaches any database once, and in order. @decision D66 */
const bothDatabases = 'apps/e2e/src/offline.spec.ts';

/** The tests whose path holds one of the words; all of them without a word. */
export function findTests(words: readonly string[]): TestFiles {
  const paths = listFiles();
  const wanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word));
  const unit = paths.filter((path) => /\.test\.tsx?$/.test(path) && wanted(path));
  const reaching = filesThatReach(graphOf(readSources(paths), readManifests(paths)), testServer);
  const journeys = paths.filter((path) => path.endsWith('.spec.ts') && wanted(path));
  return {
    unit,
    journeys,
    journeysOnDatabase: journeys.filter((path) => path === bothDatabases),
    onDatabase: unit.filter((path) => reaching.has(path)),
  };
}

/** Every file that imports `target`, at first hand or through others; itself among them. */
export function filesThatReach(graph: Graph, target: string): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const each of targets) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const reaching = new Set([target]);
  for (const file of reaching) for (const each of importers.get(file) ?? []) reaching.add(each);
  return reaching;
}
