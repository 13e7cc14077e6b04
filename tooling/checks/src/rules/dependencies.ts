import { readFileSync } from 'node:fs';

type LockEntry = {
  version?: string;
  link?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

/** Lowest version without a known advisory, from docs/security.md. */
const FLOORS: Record<string, string> = {
  hono: '4.13.5',
  '@hono/node-server': '2.0.10',
  '@trpc/server': '11.8.0',
  '@trpc/client': '11.8.0',
  'drizzle-orm': '0.45.2',
  superjson: '2.2.2',
  nodemailer: '9.1.1',
  vite: '8.0.0',
  node: '24.0.0',
};

function isBelow(version: string, floor: string): boolean {
  const left = version.split(/[.-]/).map(Number);
  const right = floor.split('.').map(Number);
  for (let i = 0; i < 3; i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Whether `name` resolves from the place `from`, as npm lays packages out. */
function resolves(packages: Lock['packages'], from: string, name: string): boolean {
  for (let place = from; ;) {
    const candidate = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (candidate in packages) return true;
    if (place === '') return false;
    const cut = place.lastIndexOf('/node_modules/');
    place = cut === -1 ? '' : place.slice(0, cut);
  }
}

/** A lock that lacks a platform's package fails `npm ci` there; an old copy may hold a known hole. */
export function checkDependencies(lockPath: string, manifests: string[]): string[] {
  const { packages } = JSON.parse(readFileSync(lockPath, 'utf8')) as Lock;
  const faults: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!resolves(packages, place, name)) faults.push(`${lockPath}: ${place} lacks ${name}`);
    }
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = FLOORS[name];
    if (place !== '' && floor && entry.version && isBelow(entry.version, floor)) {
      faults.push(`${lockPath}: ${place} ${entry.version} is below ${floor}`);
    }
  }
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
