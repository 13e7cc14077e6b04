import { readFileSync } from 'node:fs';
import { checkFloors, checkLicences, type Floors, type Licences } from './supply-chain.ts';

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

function resolves(packages: Lock['packages'], from: string, name: string): boolean {
  for (let place = from; ;) {
    const candidate = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (candidate in packages) return true;
    if (place === '') return false;
    const cut = place.lastIndexOf('/node_modules/');
    place = cut === -1 ? '' : place.slice(0, cut);
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export function checkDependencies(lockPath: string, manifests: string[]): string[] {
  const { packages } = readJson(lockPath) as Lock;
  const faults: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!resolves(packages, place, name)) faults.push(`${lockPath}: ${place} lacks ${name}`);
    }
  }
  faults.push(
    ...checkFloors(packages, readJson('security/floors.json') as Floors),
    ...checkLicences(packages, readJson('security/licences.json') as Licences),
  );
  for (const path of manifests) {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as LockEntry & {
      devDependencies?: Record<string, string>;
    };
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, range] of Object.entries(wanted)) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
        faults.push(`${path}: ${name} is not pinned exactly`);
    }
  }
  return faults;
}
