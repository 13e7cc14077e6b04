import type { Graph } from '../import-graph.ts';
import { isTestFile } from '../tracked-files.ts';
import { ABOVE_AREAS } from './api-rooms.ts';

const FOLDERS = /^(?:apps\/web\/src\/features|(?:apps|packages|tooling)\/[^/]+\/src)(?=\/)/;
const API = 'packages/api/src';

type RoomImport = {
  readonly from: string;
  readonly to: string;
  readonly fromRoom: string;
  readonly toRoom: string;
};

/** Refuses folders that import each other in a circle. Type imports and lazy imports count too. */
export function checkFolderCircles(graph: Graph): string[] {
  const folders = new Set([...graph.keys()].flatMap((path) => FOLDERS.exec(path)?.[0] ?? []));
  return [...folders].flatMap((folder) =>
    closingImports(graph, folder).map(
      ({ from, to, fromRoom, toRoom }) =>
        `${from}: imports ${to}; ${fromRoom} → ${toRoom} closes a circle of rooms in ${folder}`,
    ),
  );
}

/**
 * Finds the smallest set of imports whose removal breaks all circles. Takes 2^n steps for n
 * folders.
 */
function closingImports(graph: Graph, folder: string): RoomImport[] {
  const imports = importsInCircles(roomImports(graph, folder));
  const rooms = [
    ...new Set(imports.flatMap(({ fromRoom, toRoom }) => [fromRoom, toRoom])),
  ].toSorted();
  const order = lowestFirst(rooms, imports);
  return imports.filter(({ fromRoom, toRoom }) => order.indexOf(toRoom) > order.indexOf(fromRoom));
}

function roomImports(graph: Graph, folder: string): RoomImport[] {
  const roomOf = (path: string) => {
    if (isTestFile(path)) return undefined;
    const [room, ...rest] = path.startsWith(`${folder}/`)
      ? path.slice(folder.length + 1).split('/')
      : [];
    if (rest.length > 0) return room;
    // API files outside all areas count as one folder, except files that combine areas.
    return folder === API && room !== undefined && !ABOVE_AREAS.test(room)
      ? 'the ground'
      : undefined;
  };
  return [...graph].flatMap(([from, targets]) =>
    [...new Set(targets)].flatMap((to) => {
      const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
      return fromRoom && toRoom && fromRoom !== toRoom ? [{ from, to, fromRoom, toRoom }] : [];
    }),
  );
}

function importsInCircles(imports: readonly RoomImport[]): RoomImport[] {
  const importing = new Set(imports.map(({ fromRoom }) => fromRoom));
  const imported = new Set(imports.map(({ toRoom }) => toRoom));
  const kept = imports.filter(
    ({ fromRoom, toRoom }) => imported.has(fromRoom) && importing.has(toRoom),
  );
  return kept.length === imports.length ? kept : importsInCircles(kept);
}

type Order = { readonly upward: number; readonly rooms: readonly string[] };

function lowestFirst(rooms: readonly string[], imports: readonly RoomImport[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { fromRoom, toRoom } of imports) {
    const pair = `${fromRoom} ${toRoom}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  // Best orders of all sets of rooms that have the same size. Each pass of the loop adds one room.
  let orders: Order[] = [{ upward: 0, rooms: [] }];
  for (let size = 1; size <= rooms.length; size++) {
    const best = new Map<string, Order>();
    for (const order of orders) {
      for (const next of rooms.filter((room) => !order.rooms.includes(room))) {
        const counted = order.rooms.map((room) => counts.get(`${room} ${next}`) ?? 0);
        const upward = counted.reduce((sum, count) => sum + count, order.upward);
        const larger = { upward, rooms: [...order.rooms, next] };
        const set = larger.rooms.toSorted().join(' ');
        if (upward < (best.get(set)?.upward ?? Infinity)) best.set(set, larger);
      }
    }
    orders = [...best.values()];
  }
  return orders[0]?.rooms ?? [];
}
