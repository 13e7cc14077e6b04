import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../../../../packages/api/src/', import.meta.url));

const DESCRIBED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?const (\w+)\s*=\s*\w*[pP]rocedure\b/g;

/** Matches references to documents that users of the client do not have. */
const OUR_DOCUMENTS = / \((?:security|decisions?|specification)\b[^)]*\)/g;

const isForUs = (line: string) => /^@(source|decision)\b/.test(line);

const linesOf = (comment: string): string[] =>
  comment
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\*/, '')
        .replace(OUR_DOCUMENTS, '')
        .trim(),
    )
    .filter((line) => !isForUs(line));

function namesIn(routerText: string): Map<string, string> {
  const listed = /router\(\{([^}]*)\}\)/.exec(routerText)?.[1] ?? '';
  const pairs = [...listed.matchAll(/(\w+)(?:: (\w+))?/g)];
  return new Map(pairs.map(([, name = '', constant = name]) => [constant, name]));
}

/** Finds procedures that `router.ts` of the API adds to the router of an area. */
function addedTo(area: string): { names: Map<string, string>; files: string[] } {
  const text = readFileSync(`${apiFolder}router.ts`, 'utf8');
  const names = namesIn(new RegExp(`\\b${area}: mergeRouters\\((.*)\\),`).exec(text)?.[1] ?? '');
  const files = [...names.keys()].flatMap(
    (name) => new RegExp(`import \\{ ${name} \\} from '\\./(.*)'`).exec(text)?.[1] ?? [],
  );
  return { names, files };
}

export function procedureDocs(area: string): Map<string, string[]> {
  const added = addedTo(area);
  const own = namesIn(readFileSync(`${apiFolder}${area}/router.ts`, 'utf8'));
  const names = new Map([...own, ...added.names]);
  const docs = new Map<string, string[]>();
  for (const file of [...globSync(`${area}/**/*.ts`, { cwd: apiFolder }), ...added.files]) {
    const text = readFileSync(apiFolder + file, 'utf8');
    for (const [, comment = '', constant = ''] of text.matchAll(DESCRIBED)) {
      const name = names.get(constant);
      if (name !== undefined) docs.set(name, linesOf(comment));
    }
  }
  return docs;
}
