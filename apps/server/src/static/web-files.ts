import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** One file of the web build, with its ready-made compressions. */
export type WebFile = {
  type: string;
  etag: string;
  isHashed: boolean;
  body: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
};

/** The files that may be asked for, by URL path: nothing else can ever be served. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const read = (path: string) => (existsSync(path) ? readFileSync(path) : null);

/** What Vite names after its content: `/assets/index-B3xK9a_2.js`. */
const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/**
 * Reads the web build once. Paths come from the folder and are compared as a whole, so that no
 * spelling of a request reaches a file outside it. @source security AZ-10
 */
export function readWebFiles(root: string): WebFiles {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(root.length).replaceAll('\\', '/');
    // Maps, manifests of the build and hidden folders are not for the public (OP-4).
    if (!entry.isFile() || type === undefined || /\/\./.test(path)) continue;
    const body = readFileSync(file);
    files.set(path, {
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: isHashed(path),
      body,
      brotli: read(`${file}.br`),
      gzip: read(`${file}.gz`),
    });
  }
  return files;
}
