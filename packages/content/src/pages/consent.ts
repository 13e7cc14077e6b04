import { join } from 'node:path';
import { z } from 'zod';
import type { TextSource } from '../course/text-source.ts';
import type { Localised } from '../locale.ts';
import { listFolder, readJsonFile } from '../read-json-file.ts';

export const consentSchema = z.strictObject({
  /** When the first number changes, every participant must consent again. */
  version: z.string().regex(/^[1-9]\d{0,3}\.\d{1,4}$/u, 'must be two numbers, as in 1.0'),
  publishedOn: z.iso.date(),
});

/** @decision D62 */
export type ConsentEdition = z.infer<typeof consentSchema>;

/** The consent in force: its version, and its text as Markdown for the console. */
export type Consent = ConsentEdition & { readonly source: Localised<TextSource> };

const FOLDER = 'consent';
const FILE = 'consent.json';

/**
 * A site with its own consent text (`pages/consent.*.md`) also needs its own
 * `consent/consent.json`.
 */
export async function readConsent(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<ConsentEdition> {
  const isTheirs =
    overrideDir !== undefined && (await listFolder(join(overrideDir, FOLDER))).includes(FILE);
  const file = join(isTheirs ? overrideDir : root, FOLDER, FILE);
  const read = await readJsonFile(file, consentSchema, report);
  return read?.data ?? { version: '1.0', publishedOn: '2026-01-01' };
}
