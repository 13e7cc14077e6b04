import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesOfPage, pageOfPath, readManifest } from './page-files.ts';

/**
 * Holds rooms to their pages: the build fails when a file that a page fetches holds code of a room
 * (part of a module's path) that is not among those `rooms` grants that page (route path → rooms).
 */
export function pageRooms(
  rooms: readonly string[],
  granted: Readonly<Record<string, readonly string[]>>,
): Plugin {
  let config: ResolvedConfig;
  const roomsOfFile = new Map<string, readonly string[]>();
  return {
    name: 'aube:page-rooms',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id.replaceAll('\\', '/'));
        const held = rooms.filter((room) => modules.some((id) => id.includes(room)));
        roomsOfFile.set(chunk.fileName, held);
      }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const manifest = readManifest(resolve(config.root, config.build.outDir));
        const strangers = [...pageOfPath].flatMap(([path, page]) => {
          const files = filesOfPage(manifest, page, 'fr');
          const held = new Set(files.flatMap((file) => roomsOfFile.get(file) ?? []));
          return [...held]
            .filter((room) => !granted[path]?.includes(room))
            .map((room) => `${path} holds ${room}`);
        });
        const unknown = Object.keys(granted).filter((path) => !pageOfPath.has(path));
        if (unknown.length > 0) throw new Error(`rooms for no route: ${unknown.join(', ')}`);
        if (strangers.length > 0) throw new Error(`rooms apart: ${strangers.join(', ')}`);
      },
    },
  };
}
