import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CourseMedia } from './course.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64url').slice(0, 22);
};

export async function readMediaFile(path: string, file: string): Promise<CourseMedia | null> {
  try {
    const status = await stat(file);
    if (!status.isFile()) return null;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return { path, file, type, bytes: status.size, hash: await hashOf(file) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The address contains the hash, so that browsers may store the file without a time limit. */
export function mediaUrl({ hash, path }: Pick<CourseMedia, 'hash' | 'path'>): string {
  return `/media/${hash}/${path}`;
}
