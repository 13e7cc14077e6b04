import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../../../../packages/api/src/', import.meta.url));

/** A comment, and the procedure that it describes. */
const DESCRIBED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?const (\w+)\s*=\s*\w*[pP]rocedure\b/g;

/** Where our own papers ask for it. */
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

/** The router's own name of each procedure, and the name of the constant. */
function namesIn(routerText: string): Map<string, string> {
  const listed = /router\(\{([^}]*)\}\)/.exec(routerText)?.[1] ?? '';
  const pairs = [...listed.matchAll(/(\w+)(?:: (\w+))?/g)];
  return new Map(pairs.map(([, name = '', constant = name]) => [constant, name]));
}

/** What the sources of an area say of each of its procedures, line by line. */
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
