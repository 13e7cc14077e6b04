import type { Plugin } from 'vite';

export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails the build when built files import each other in a circle. `codeSplitting` can create a
 * circle that the modules do not have.
 */
export function noCircles(): Plugin {
  let circle: string[] | null = null;
  return {
    name: 'aube:no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      circle = findCircle(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
    },
    // The error is thrown in `closeBundle`, so that errors of other plugins are shown first.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (circle) throw new Error(`files that import each other: ${circle.join(' -> ')}`);
      },
    },
  };
}
