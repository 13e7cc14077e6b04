import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativeParts } from './native-parts.ts';
import { packageParts } from './package-parts.ts';
import type { Part } from './part.ts';

function partsOf(root: string, folder: string): Part[] {
  const found = [...packageParts(root, folder), ...nativeParts(folder)];
  const once = new Map(found.map((part) => [part.purl, part]));
  return [...once.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1));
}

function licenceOf(licence: string) {
  if (/ (OR|AND|WITH) /.test(licence)) return { expression: licence };
  return { license: licence.includes(' ') ? { name: licence } : { id: licence } };
}

function component({ name, version, licence, purl, sha512, parts }: Part) {
  return {
    type: name === 'node' ? 'platform' : name === 'postgresql' ? 'application' : 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [licenceOf(licence)],
    purl,
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    ...(parts && {
      components: parts.map((part) => ({
        type: 'library',
        'bom-ref': `${purl}#${part.name}`,
        ...part,
      })),
    }),
  };
}

/** Writes a CycloneDX file that has the same bytes on every machine. */
function writeBillOfMaterials(root: string, folder: string, parts: readonly Part[]): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const aube = `pkg:generic/aube@${version}`;
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': aube, name: 'aube', version, purl: aube },
    },
    components: parts.map(component),
    dependencies: [{ ref: aube, dependsOn: parts.map(({ purl }) => purl) }],
  };
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function writeLicences(folder: string, parts: readonly Part[]): void {
  const head = 'What this release holds besides Aube itself. Of Node.js: runtime/LICENSE.';
  const each = parts.map(({ name, version, licence, texts }) => {
    const title = `${name} ${version}: ${licence}`;
    return [title, '='.repeat(title.length), ...texts].join('\n\n');
  });
  writeFileSync(join(folder, 'LICENCES.txt'), `${[head, ...each].join('\n\n\n')}\n`);
}

export function writeSupply(root: string, folder: string): void {
  const parts = partsOf(root, folder);
  writeBillOfMaterials(root, folder, parts);
  writeLicences(folder, parts);
}
