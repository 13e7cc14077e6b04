import { posix } from 'node:path';

const API = 'packages/api/src/';
/** These files put the areas together. */
const ABOVE = /^(router|operator-router|server|rules|index|create-services)\.ts$/;

type Kind = 'above' | 'ground' | 'rules' | 'record' | 'procedures';
type ApiRoom = { name: string; kind: Kind };

/** The room of a file: `diary/record`, `diary`, the shared `record`, the ground. */
function roomOf(path: string): ApiRoom {
  const inside = path.slice(API.length);
  if (ABOVE.test(inside)) return { name: 'above', kind: 'above' };
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

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** A circle of rooms, as `a → b → a`; null when there is none. */
function findCircle(arrows: Arrows): string | null {
  const left = new Map([...arrows].map(([room, reached]) => [room, [...reached]]));
  const onwards = (room: string) => left.get(room)?.find((next) => left.has(next));
  for (;;) {
    const ends = [...left.keys()].filter((room) => onwards(room) === undefined);
    if (ends.length === 0) break;
    for (const room of ends) left.delete(room);
  }
  const way: string[] = [];
  let room = left.keys().next().value;
  while (room !== undefined && !way.includes(room)) {
    way.push(room);
    room = onwards(room);
  }
  return room === undefined ? null : [...way.slice(way.indexOf(room)), room].join(' → ');
}

export type RelativeImport = { path: string; target: string };

/**
 * Refuses imports between rooms of the API. Rules import rules. Records import the ground, rules
 * and records. Procedures import these and their own area. No room leads back to itself.
 */
export function checkApiRooms(imports: readonly RelativeImport[]): string[] {
  const faults: string[] = [];
  const arrows = new Map<string, Set<string>>();
  for (const { path, target } of imports) {
    const reached = posix.join(posix.dirname(path), target);
    if (!path.startsWith(API) || !reached.startsWith(API)) continue;
    const from = roomOf(path);
    const to = roomOf(reached);
    if (!isAllowed(from, to)) {
      faults.push(`${path}: imports ${target}; ${from.name} may not import ${to.name}`);
    } else if (from.name !== to.name) {
      arrows.set(from.name, (arrows.get(from.name) ?? new Set()).add(to.name));
    }
  }
  const circle = findCircle(arrows);
  return circle === null ? faults : [...faults, `packages/api: rooms in a circle: ${circle}`];
}
