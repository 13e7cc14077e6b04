import { posix } from 'node:path';

const API = 'packages/api/src/';
export const ABOVE_AREAS =
  /^(router|operator-router|procedures|server|rules|index|create-services)\.ts$/;

type Kind = 'above' | 'ground' | 'rules' | 'record' | 'procedures';
type ApiRoom = { name: string; kind: Kind };

function roomOf(path: string): ApiRoom {
  const inside = path.slice(API.length);
  if (ABOVE_AREAS.test(inside)) return { name: 'above', kind: 'above' };
  const [area = '', ...below] = inside.split('/');
  if (below.length === 0) return { name: 'ground', kind: 'ground' };
  if (area === 'record') return { name: area, kind: 'record' };
  const [room = ''] = below;
  if (below.length > 1 && (room === 'rules' || room === 'record')) {
    return { name: `${area}/${room}`, kind: room };
  }
  return { name: area, kind: 'procedures' };
}

const BELOW: Record<Kind, readonly Kind[]> = {
  rules: ['rules'],
  ground: ['ground', 'rules'],
  record: ['ground', 'rules', 'record'],
  procedures: ['ground', 'rules', 'record'],
  above: ['above', 'ground', 'rules', 'record', 'procedures'],
};

const isAllowed = (from: ApiRoom, to: ApiRoom) =>
  from.name === to.name || BELOW[from.kind].includes(to.kind);

export type RelativeImport = { path: string; target: string };

/**
 * Allowed imports. `rules/`: only `rules/`. `record/`: `rules/`, `record/` and files outside the
 * areas. Procedures: all of these, and the procedures of their own area.
 */
export function checkApiRooms(imports: readonly RelativeImport[]): string[] {
  return imports.flatMap(({ path, target }) => {
    const reached = posix.join(posix.dirname(path), target);
    if (!path.startsWith(API) || !reached.startsWith(API)) return [];
    const [from, to] = [roomOf(path), roomOf(reached)];
    return isAllowed(from, to)
      ? []
      : [`${path}: imports ${target}; ${from.name} may not import ${to.name}`];
  });
}
