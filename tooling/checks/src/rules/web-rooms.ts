import { posix } from 'node:path';
import type { RelativeImport } from './api-rooms.ts';

const WEB = 'apps/web/src/';

/**
 * Rooms from the lowest to the highest; no file imports from a higher room. A file outside all
 * rooms may import from every room.
 */
const ROOMS: readonly [name: string, paths: RegExp][] = [
  ['the ground', /^(routes|trpc|in-time)\.ts$|^locales\//],
  ['lib', /^lib\//],
  ['ui', /^ui\//],
  ['features', /^features\//],
  ['layouts', /^layouts\//],
];

function heightOf(path: string): number {
  const height = ROOMS.findIndex(([, paths]) => paths.test(path.slice(WEB.length)));
  return height === -1 ? ROOMS.length : height;
}

const nameOf = (height: number) => ROOMS[height]?.[0] ?? 'the application';

export function checkWebRooms(imports: readonly RelativeImport[]): string[] {
  return imports.flatMap(({ path, target }) => {
    const reached = posix.join(posix.dirname(path), target);
    if (!path.startsWith(WEB) || !reached.startsWith(WEB)) return [];
    const [from, to] = [heightOf(path), heightOf(reached)];
    return to > from
      ? [`${path}: imports ${target}; ${nameOf(from)} may not import ${nameOf(to)}`]
      : [];
  });
}
