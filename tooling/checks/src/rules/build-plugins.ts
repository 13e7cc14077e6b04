import type { SourceFile } from '../tracked-files.ts';

const BUNDLER = /\bfrom\s*['"](?:vite|rolldown|rollup|esbuild|unplugin)(?:\/[\w-]+)?['"]/;
const REPLACES_MODULES = /(?<!\bthis\.)\b(resolveId|load|renderChunk|alias)\s*[:(]/g;
const TRANSFORM = /(?<![.\w'])transform\s*(?:[,}(]|:(?!\s*\{))/g;
const WRITES_CODE = /\.code\s*=(?!=)/g;
const FILTERED_TRANSFORM = /\btransform\s*:\s*\{([\s\S]*?)\bhandler\b/g;
const OWN_FILES = /\bid:\s*\/\^?(?:\\\/)?(?:apps|packages|src|locales)\\\//;

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

/** @decision speed#first-visit */
export function checkBuildPlugins(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !path.endsWith('.test.ts') && BUNDLER.test(text))
    .flatMap(({ path, text }) => {
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
          () => 'a transform names its files of ours: filter: { id: /\\/src\\// }',
        ),
        ...faultsAt(WRITES_CODE, () => 'a chunk keeps the code that the bundler wrote'),
        ...faultsAt(FILTERED_TRANSFORM, ([, filter = '']) =>
          OWN_FILES.test(filter) && !filter.includes('node_modules')
            ? null
            : 'a transform reads files of ours alone: its filter begins with their folder',
        ),
      ];
    });
}
