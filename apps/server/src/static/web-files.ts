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

export type WebFile = {
  type: string;
  etag: string;
  isHashed: boolean;
  body: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
};

export type WebFiles = ReadonlyMap<string, WebFile>;

/**
 * Reads folders one by one, because Node's recursive option asks the disk again about each file.
 */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** True for names that Vite derives from the file's content: `/assets/index-B3xK9a_2.js`. */
const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/**
 * Reads all files to serve. Only these paths exist for a request, so that no file outside the
 * folder can be reached.
 * @source security AZ-10
 */
export function readWebFiles(root: string): WebFiles {
  const files = new Map<string, WebFile>();
  const found = new Set(filesBelow(root));
  const read = (file: string) => (found.has(file) ? readFileSync(file) : null);
  for (const file of found) {
    const type = TYPES[extname(file)];
    const path = file.slice(root.length).replaceAll('\\', '/');
    // Source maps, build manifests and hidden folders are not public (OP-4).
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
