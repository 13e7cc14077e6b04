import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RELEASED } from './assemble.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the image holds every part of an unpacked release, which is where it is built', () => {
  const copied = [...read('deploy/docker/Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(
    ([, sources = '']) => sources.split(' '),
  );
  expect(copied.toSorted()).toEqual([...RELEASED].toSorted());
  const compose = read('deploy/docker/compose.yaml');
  expect(compose).toMatch(/^ +context: \.\.\/\.\.$/m);
  expect(compose).toMatch(/^ +dockerfile: deploy\/docker\/Dockerfile$/m);
});

it('the image answers to the name by which its texts call it', () => {
  expect(read('deploy/docker/Dockerfile')).toContain('ln -s /opt/aube/aube /usr/local/bin/aube');
});

/** What the image or the compose file decides, and a clock that is refused in production. */
const NOT_HANDED_ON = new Set(['PORT', 'HOST', 'AUBE_DATA_DIR', 'AUBE_CLOCK']);

it('compose hands every variable of the documents on', () => {
  const [, table = ''] = /^## Environment\n([^]*?)^## /m.exec(read('docs/operations.md')) ?? [];
  const documented = [...table.matchAll(/^\|([^|]+)\|/gm)]
    .flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
    )
    .filter((name) => !NOT_HANDED_ON.has(name));
  expect(documented.length).toBeGreaterThan(15);
  const compose = read('deploy/docker/compose.yaml');
  expect(documented.filter((name) => !new RegExp(`^ {6}${name}:`, 'm').test(compose))).toEqual([]);
});

it('compose puts no password into an address', () => {
  expect(read('deploy/docker/compose.yaml')).not.toMatch(/:\/\/[^\s/]*\$\{POSTGRES_PASSWORD/);
});
