import type { Graph } from '../import-graph.ts';
import type { SourceFile } from '../tracked-files.ts';

const BUNDLER = /\bfrom\s*['"](?:vite|rolldown|rollup|esbuild|unplugin)(?:\/[\w-]+)?['"]/;
const CONFIG = /^apps\/[\w-]+\/vite(?:\.\w+)*\.config\.\w+$/;
/** The files of a build, and tools that these files import. */
const BUILD = /^(?:apps\/[\w-]+\/build|tooling)\//;
const TEST = /\.test\.\w+$/;

const REPLACES_MODULES = /(?<!\bthis\.)\b(resolveId|load|renderChunk|alias)\s*(?:[:(]|=(?![=>]))/g;
const TRANSFORM = /(?<![.\w'])transform\s*(?:[,}(]|:(?!\s*\{))|\.transform\s*=(?![=>])/g;
/** A quoted or computed name, which hides a hook from the other patterns. */
const HIDDEN_HOOK =
  /['"`](?:resolveId|load|transform|renderChunk|alias)['"`]\s*[\]:(=]|[{,]\s*\[\s*[a-z]\w*\s*\]\s*[:(]/g;
const WRITES_CODE = /\.code\s*=(?!=)/g;
const FILTERED_TRANSFORM = /\btransform\s*:\s*\{([\s\S]*?)\bhandler\b/g;
const FILTER_OF_FILES = /\bid:\s*\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/([a-z]*)/;
/** A filter that takes one of these takes libraries. The last two have a folder named as ours. */
const LIBRARIES = [
  '/aube/node_modules/react-dom/cjs/react-dom-client.production.js',
  '/aube/node_modules/@trpc/client/dist/index.mjs',
  '/aube/node_modules/@tanstack/query-core/build/modern/query.js',
  '/aube/node_modules/zod/v4/locales/fr.js',
  '/aube/node_modules/wouter/src/index.js',
];
/** A plugin such as Babel leaves libraries out unless one of these options changes that. */
const CHOOSES_FILES = /\b(include|exclude)\s*[:,(}]/g;

function takesLibraries(filter: string): boolean {
  const [, source, flags] = FILTER_OF_FILES.exec(filter) ?? [];
  if (source === undefined || source.includes('node_modules')) return true;
  const files = new RegExp(source, flags);
  return LIBRARIES.some((library) => library.search(files) >= 0);
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

function filesOfBuilds(files: readonly SourceFile[], graph: Graph): SourceFile[] {
  const found = new Set(
    files
      .filter(
        ({ path, text }) =>
          CONFIG.test(path) || (BUILD.test(path) && path.startsWith('apps/')) || BUNDLER.test(text),
      )
      .map(({ path }) => path),
  );
  for (const path of found) {
    for (const target of graph.get(path) ?? []) {
      if (CONFIG.test(path) || BUILD.test(target)) found.add(target);
    }
  }
  return files.filter(({ path }) => found.has(path) && !TEST.test(path));
}

/** @decision speed#first-visit */
export const checkBuildPlugins = (files: readonly SourceFile[], graph: Graph): string[] =>
  filesOfBuilds(files, graph).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    const faultsAt = (pattern: RegExp, says: (match: RegExpExecArray) => string | null) =>
      [...code.matchAll(pattern)].flatMap((match) => {
        const line = code.slice(0, match.index).split('\n').length;
        const fault = says(match);
        return fault === null ? [] : [`${path}:${line}: ${fault} (build-plugins)`];
      });
    return [
      ...faultsAt(
        REPLACES_MODULES,
        ([, hook]) => `${hook} can put other code in a library's place`,
      ),
      ...faultsAt(
        TRANSFORM,
        () => 'a transform names its files of ours: filter: { id: /\\/apps\\/web\\/src\\// }',
      ),
      ...faultsAt(HIDDEN_HOOK, () => 'a hook has its plain name, without quotes and brackets'),
      ...faultsAt(WRITES_CODE, () => 'a chunk keeps the code that the bundler wrote'),
      ...faultsAt(FILTERED_TRANSFORM, ([, filter = '']) =>
        takesLibraries(filter)
          ? 'a transform reads files of ours alone: its filter names them'
          : null,
      ),
      ...(CONFIG.test(path) || path.startsWith('apps/')
        ? faultsAt(CHOOSES_FILES, ([, option]) => `${option} can give a plugin the libraries too`)
        : []),
    ];
  });
