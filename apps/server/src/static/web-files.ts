import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** The files below a folder. Node's own walk asks the disk once more for each, which a start would feel. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** What Vite names after its content: `/assets/index-B3xK9a_2.js`. */
const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/**
 * Reads the web build once. Paths come from the folder and are compared as a whole, so that no
 * spelling of a request reaches a file outside it. @source security AZ-10
 */
export function readWebFiles(root: string): WebFiles {
  const files = new Map<string, WebFile>();
  const found = new Set(filesBelow(root));
  const read = (file: string) => (found.has(file) ? readFileSync(file) : null);
  for (const file of found) {
    const type = TYPES[extname(file)];
    const path = file.slice(root.length).replaceAll('\\', '/');
    // Maps, manifests of the build and hidden folders are not for the public (OP-4).
    if (type === undefined || /\/\./.test(path)) continue;
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
