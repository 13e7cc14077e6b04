import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Draws lucide's icons with a component of our own, a tenth of lucide's in weight; the icons stay theirs. */
export function leanIcons(): Plugin {
  return {
    name: 'aube:lean-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => resolve(import.meta.dirname, '../src/ui/create-icon.ts'),
    },
  };
}
