import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The licences of the packages that these files come from: they want to go where the code goes. */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    const [file] = globSync('LICEN[CS]E*', { cwd: folder });
    if (file === undefined) throw new Error(`${name} has no licence file.`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}
