import { join } from 'node:path';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';
import { line, localised } from '../localised.ts';
import { phoneNumber } from '../phone-number.ts';

const resourceSchema = z.strictObject({
  code: line,
  name: localised,
  detail: localised,
  phone: phoneNumber.optional(),
  text: phoneNumber.optional(),
  url: z.url({ protocol: /^https$/u }).optional(),
});

/** Keys of `establishments` are reference codes of establishments. */
const crisisFileSchema = z.strictObject({
  title: localised,
  text: localised,
  national: z.array(resourceSchema).min(1),
  establishments: z.record(line, z.array(resourceSchema)),
});

export type CrisisResource = z.infer<typeof resourceSchema>;
export type CrisisContent = {
  readonly title: Localised;
  readonly text: Localised;
  readonly national: readonly CrisisResource[];
  readonly establishments: Readonly<Record<string, readonly CrisisResource[]>>;
};

const FOLDER = 'crisis';
const FILE = 'resources.json';

/**
 * Reads `crisis/resources.json`; a file of the site replaces the product's file. Null when the
 * file is invalid.
 * @decision D33
 */
export async function readCrisisResources(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<CrisisContent | null> {
  const isTheirs =
    overrideDir !== undefined && (await listFolder(join(overrideDir, FOLDER))).includes(FILE);
  const file = join(isTheirs ? overrideDir : root, FOLDER, FILE);
  const read = await readJsonFile(file, crisisFileSchema, report);
  if (!read) return null;
  for (const { code, phone, text, url } of [
    ...read.data.national,
    ...Object.values(read.data.establishments).flat(),
  ]) {
    if (!phone && !text && !url) report(`${file}: ${code} has no phone, text or address`);
  }
  return typesetTexts(read.data);
}

export function crisisResourcesFor(
  content: CrisisContent,
  referenceCode: string | null,
): readonly CrisisResource[] {
  const own =
    referenceCode !== null && Object.hasOwn(content.establishments, referenceCode)
      ? (content.establishments[referenceCode] ?? [])
      : [];
  return [...own, ...content.national];
}
