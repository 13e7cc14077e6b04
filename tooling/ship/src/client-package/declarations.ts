import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';

const IMPORTED = /(from\s+['"]\.\/)([\w-]+)\.ts(['"])/g;

const declarationOf = (file: string) => `${basename(file, '.ts')}.d.ts`;

/**
 * Writes the declarations of a source file and of all imported files. The first file becomes
 * `index.d.ts`; a declaration in `given` is used in place of the written one.
 * @throws when a file imports a package
 */
export async function declarationsFrom(
  entry: string,
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = file === entry ? 'index.d.ts' : declarationOf(file);
    if (name in written) continue;
    const { declaration = '' } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
      tsconfig: false,
      typescript: { declaration: {} },
    });
    const text = given[name] ?? declaration;
    for (const [, , imported] of text.matchAll(IMPORTED)) {
      waiting.push(join(dirname(file), `${imported}.ts`));
    }
    const alone = text.replaceAll(IMPORTED, '$1$2.js$3');
    const foreign = /(?:from|import\()\s*['"](?!\.\/)[^'"]+['"]/.exec(alone);
    if (foreign) throw new Error(`${name} cannot stand alone: ${foreign[0]}`);
    written[name] = alone;
  }
  return written;
}
