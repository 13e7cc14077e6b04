import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shippedPackages } from '@aube/ship/shipped-packages';
import { serwist } from '@serwist/vite';
import type { PluginOption } from 'vite';
import { entryFiles, offlineFiles, readManifest } from './page-files.ts';

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'dist');

/**
 * Address of each language's shell. Nobody opens this address, because the worker answers it from
 * its cache, even after a release.
 */
const addressOf: Readonly<Record<string, string>> = {
  'index.html': '/mon-programme?shell',
  'en/index.html': '/en/mon-programme?shell',
};

/** @decision D66 */
export function serviceWorker(): PluginOption {
  return serwist({
    swSrc: 'src/service-worker/sw.ts',
    swDest: 'sw.js',
    globDirectory: 'dist',
    globPatterns: ['index.html', 'en/index.html', 'assets/*.{js,css,woff2}'],
    injectionPoint: 'self.PRECACHE_ENTRIES',
    rollupFormat: 'iife',
    plugins: [shippedPackages('service-worker')],
    manifestTransforms: [
      (entries) => {
        const manifest = readManifest(out);
        const kept = new Set(
          (['fr', 'en'] as const).flatMap((locale) => [
            ...entryFiles(manifest, locale),
            ...offlineFiles(manifest, locale),
          ]),
        );
        const isKept = (url: string) =>
          kept.has(url) || /\/(boot|style)-|\.woff2$/.test(url) || url in addressOf;
        return {
          manifest: entries
            .filter(({ url }) => isKept(url))
            .map((entry) =>
              entry.url in addressOf
                ? {
                    ...entry,
                    url: addressOf[entry.url] ?? entry.url,
                    revision: revisionOf(entry.url),
                  }
                : { ...entry, url: `/${entry.url}`, revision: null },
            ),
        };
      },
    ],
  });
}

function revisionOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(resolve(out, file)))
    .digest('hex')
    .slice(0, 16);
}
