import type { Graph } from '../import-graph.ts';

export function checkCircles(graph: Graph): string[] {
  return circlesOf(graph).map(
    (circle) => `${circle[0]}: imports itself: ${[...circle, circle[0]].join(' → ')}`,
  );
}

export function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  for (const file of graph.keys()) {
    if (circles.some((circle) => circle.includes(file))) continue;
    const circle = shortestLoop(graph, file);
    if (circle !== null) circles.push(circle);
  }
  return circles;
}

function shortestLoop(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const loop = [file];
        while (loop[0] !== start) loop.unshift(cameFrom.get(loop[0] ?? start) ?? start);
        return loop;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}
