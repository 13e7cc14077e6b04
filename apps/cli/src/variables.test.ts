import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEXTS } from './texts/texts.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sourcesOf = (app: string) =>
  globSync(`apps/${app}/src/**/*.ts`, { cwd: root }).filter((path) => !path.endsWith('.test.ts'));

function variablesOf(app: string): string[] {
  const checked = read(`apps/${app}/src/env.ts`).matchAll(/^ +([A-Z][A-Z_]+):/gm);
  const named = sourcesOf(app).flatMap((path) => [
    ...read(path).matchAll(/(?:source|env)(?:\.|\[')([A-Z][A-Z_]+)\b/g),
  ]);
  return [...new Set([...checked, ...named].map(([, name]) => name ?? ''))].toSorted();
}

const backticked = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name ?? '');

describe('the variables that the command line reads', () => {
  it.each(['fr', 'en'] as const)('are those that its help explains: %s', (locale) => {
    const explained = TEXTS[locale].usage.variableList.flatMap(([names]) => names.split(', '));
    expect(explained.toSorted()).toEqual([...variablesOf('cli'), 'NO_COLOR'].toSorted());
  });

  it('each have words for when they are wrong', () => {
    const checked = read('apps/cli/src/env.ts').matchAll(/^ +([A-Z][A-Z_]+):/gm);
    for (const [, name = ''] of checked) expect(TEXTS.fr.variables).toHaveProperty(name);
  });

  it('stand in the page on the command line', () => {
    expect(backticked(read('docs/command-line.md'))).toEqual(
      expect.arrayContaining(variablesOf('cli')),
    );
  });
});

describe('the variables that the server reads', () => {
  it('stand in the page on operations', () => {
    expect(backticked(read('docs/operations.md'))).toEqual(
      expect.arrayContaining(variablesOf('server')),
    );
  });
});
