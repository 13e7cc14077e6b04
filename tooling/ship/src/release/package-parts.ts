import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './part.ts';

type LockEntry = { version?: string; license?: string; integrity?: string };
type Manifest = { author?: string | { name?: string } };

const BUNDLES = ['apps/server/dist', 'apps/cli/dist', 'apps/web/dist'];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function inBundles(root: string): string[] {
  return BUNDLES.flatMap((bundle) => {
    const folder = join(root, bundle, '.vite');
    const lists = readdirSync(folder).filter((name) => /^shipped-[\w-]+\.json$/.test(name));
    if (lists.length === 0) throw new Error(`${bundle} does not list its packages.`);
    return lists.flatMap((name) => readJson(join(folder, name)) as string[]);
  });
}

function inModules(folder: string, within = 'node_modules'): string[] {
  if (!existsSync(join(folder, within))) return [];
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const place = `${within}/${entry.name}`;
    if (entry.name.startsWith('@')) return inModules(folder, place);
    return [place, ...inModules(folder, `${place}/node_modules`)];
  });
}

const isText = (name: string) => /^(licen[cs]e|notice|copying)/i.test(name);

/**
 * Licence texts of a package. A package without such a file gets the standard text with its author.
 */
function textsOf(folder: string, licence: string): string[] {
  const names = readdirSync(folder).filter(isText).toSorted();
  if (names.length > 0) return names.map((name) => readFileSync(join(folder, name), 'utf8').trim());
  const { author } = readJson(join(folder, 'package.json')) as Manifest;
  const holder = typeof author === 'string' ? author : author?.name;
  const standard = join(import.meta.dirname, '../../licences', `${licence}.txt`);
  if (!existsSync(standard)) throw new Error(`${folder} has no text of its licence, ${licence}.`);
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 13);
  const text = readFileSync(standard, 'utf8').trim();
  return [text.replace('HOLDER', holder ?? `the authors of ${name}`)];
}

export function packageParts(root: string, folder: string): Part[] {
  const { packages } = readJson(join(root, 'package-lock.json')) as {
    packages: Record<string, LockEntry>;
  };
  const places = new Set([...inBundles(root), ...inModules(join(folder, 'app'))]);
  return [...places].map((place) => {
    const { version, license, integrity } = packages[place] ?? {};
    if (!version || !license) throw new Error(`${place} is not in package-lock.json.`);
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
    return {
      name,
      version,
      licence: license,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      texts: textsOf(join(root, place), license),
      ...(digest && { sha512: Buffer.from(digest, 'base64').toString('hex') }),
    };
  });
}
