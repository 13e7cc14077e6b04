import { readdir, readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { plainText } from './plain-text.ts';

export class ContentFaultsError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The content has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
    this.name = 'ContentFaultsError';
    this.faults = faults;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Sorted names; empty when the folder does not exist. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null when the file is missing or does not match `schema`. Faults are passed to `report`. */
export async function readJsonFile<T>(
  file: string,
  schema: z.ZodType<T>,
  report: (fault: string) => void,
): Promise<{ data: T; raw: unknown } | null> {
  let raw: unknown;
  try {
    raw = JSON.parse(plainText(await readFile(file, 'utf8')));
  } catch (error) {
    report(isMissing(error) ? `${file} is missing` : `${file} is not JSON`);
    return null;
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { data: parsed.data, raw };
  for (const { path, message } of parsed.error.issues) {
    report(`${file}: ${path.join('.') || 'the file'}: ${message}`);
  }
  return null;
}
