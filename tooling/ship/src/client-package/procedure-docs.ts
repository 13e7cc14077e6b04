import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../../../../packages/api/src/', import.meta.url));

/** A comment and its procedure. */
const DESCRIBED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?const (\w+)\s*=\s*\w*[pP]rocedure\b/g;

/** References to our own documents. */
const FOR_US = / \((?:security|decisions?|specification)\b[^)]*\)/g;

const isForUs = (line: string) => /^@(source|decision)\b/.test(line);

const linesOf = (comment: string): string[] =>
  comment
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\*/, '')
        .replace(FOR_US, '')
        .trim(),
    )
    .filter((line) => !isForUs(line));

/** Each procedure's name in the router, and the name of its constant. */
function namesIn(routerText: string): Map<string, string> {
  const listed = /router\(\{([^}]*)\}\)/.exec(routerText)?.[1] ?? '';
  const pairs = [...listed.matchAll(/(\w+)(?:: (\w+))?/g)];
  return new Map(pairs.map(([, name = '', constant = name]) => [constant, name]));
}

/** The comment of each procedure of an area, line by line. */
export function procedureDocs(area: string): Map<string, string[]> {
  const names = namesIn(readFileSync(`${apiFolder}${area}/router.ts`, 'utf8'));
  const docs = new Map<string, string[]>();
  for (const file of globSync(`${area}/**/*.ts`, { cwd: apiFolder })) {
    const text = readFileSync(apiFolder + file, 'utf8');
    for (const [, comment = '', constant = ''] of text.matchAll(DESCRIBED)) {
      const name = names.get(constant);
      if (name !== undefined) docs.set(name, linesOf(comment));
    }
  }
  return docs;
}
