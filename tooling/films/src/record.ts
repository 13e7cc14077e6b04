import { locales } from '@aube/content/locale';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '@aube/content/locale';
import { moduleFolder } from './video.ts';

const entry = z.strictObject({
  script: z.string(),
  file: z.string(),
});
const recordSchema = z.partialRecord(z.enum(locales), entry);
export type VideoRecord = z.infer<typeof recordSchema>;

const recordFile = (moduleNumber: number) =>
  join(moduleFolder(moduleNumber), 'video.rendered.json');

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

export async function readRecord(moduleNumber: number): Promise<VideoRecord> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(recordFile(moduleNumber), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

export async function keepRecord(
  moduleNumber: number,
  locale: Locale,
  made: z.infer<typeof entry>,
): Promise<void> {
  const record = { ...(await readRecord(moduleNumber)), [locale]: made };
  const sorted = { fr: record.fr, en: record.en };
  await writeFile(recordFile(moduleNumber), `${JSON.stringify(sorted, null, 2)}\n`);
}
