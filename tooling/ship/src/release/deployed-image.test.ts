import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RELEASED } from './assemble.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the image holds every part of the unpacked release that it is built from', () => {
  const copied = [...read('deploy/docker/Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(
    ([, sources = '']) => sources.split(' '),
  );
  expect(copied.toSorted()).toEqual([...RELEASED].toSorted());
  const compose = read('deploy/docker/compose.yaml');
  expect(compose).toMatch(/^ +context: \.\.\/\.\.$/m);
  expect(compose).toMatch(/^ +dockerfile: deploy\/docker\/Dockerfile$/m);
});

it('the image has the command that its texts name', () => {
  expect(read('deploy/docker/Dockerfile')).toContain('ln -s /opt/aube/aube /usr/local/bin/aube');
});

it('a release starts its server with the options of npm start', () => {
  const [, released = ''] = /^ *options='(.+)'$/m.exec(read('deploy/aube')) ?? [];
  const launched = [...read('apps/server/launch/node-options.ts').matchAll(/'(--[^']+)'/g)];
  expect(launched.length).toBeGreaterThan(0);
  expect(released.split(' ')).toEqual(launched.map(([, option]) => option));
});

/**
 * Variables that compose does not pass on: the image or the command line sets the variable, or
 * production refuses the variable.
 */
const NOT_HANDED_ON = ['PORT', 'HOST', 'AUBE_DATA_DIR', 'AUBE_COMMAND', 'AUBE_TOKEN', 'AUBE_CLOCK'];

it('compose passes every variable of the site on', () => {
  const compose = read('deploy/docker/compose.yaml');
  const handedOn = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  const source = read('packages/api/src/site-variables.ts');
  const [, list = ''] = /SITE_VARIABLES[^=]*= \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names).toContain('PUBLIC_URL');
  const wanted = names.filter((name) => !NOT_HANDED_ON.includes(name));
  expect(wanted.filter((name) => !handedOn.includes(name))).toEqual([]);
});

it('compose puts no password into an address', () => {
  expect(read('deploy/docker/compose.yaml')).not.toMatch(/:\/\/[^\s/]*\$\{POSTGRES_PASSWORD/);
});

it('compose starts nothing without a password, and knows none itself (ASVS 13.3.1)', () => {
  const uses = read('deploy/docker/compose.yaml').match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
  expect(uses).toHaveLength(2);
  for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
});
