import { join } from 'node:path';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import type { Instrument } from './instrument.ts';

const line = z.string().trim().min(1);

/** `instruments/activations.json`: records that allow a site to use licensed instruments. */
const activationsFileSchema = z.array(
  z.strictObject({
    instrument: line,
    reference: line,
    holder: line,
    expiresOn: z.iso.date('must be a date YYYY-MM-DD'),
  }),
);
type Activation = z.infer<typeof activationsFileSchema>[number];

const FILE = 'activations.json';

async function readActivations(
  folder: string,
  report: (fault: string) => void,
): Promise<Activation[]> {
  if (!(await listFolder(folder)).includes(FILE)) return [];
  return (await readJsonFile(join(folder, FILE), activationsFileSchema, report))?.data ?? [];
}

/**
 * Reports each licensed instrument without an activation record that is valid on `today`. Without
 * `today`, no record counts as valid.
 * @param folder the site's `instruments/` folder with `activations.json`
 */
export async function reportUnlicensed(
  asked: readonly Instrument[],
  { folder, today }: { folder: string; today: string | undefined },
  report: (fault: string) => void,
): Promise<void> {
  const activations = await readActivations(folder, report);
  const licensed = asked.filter(({ licence }) => licence.kind === 'licensed');
  for (const id of new Set(licensed.map((instrument) => instrument.id))) {
    const activation = activations
      .filter(({ instrument }) => instrument === id)
      .toSorted((left, right) => (left.expiresOn < right.expiresOn ? 1 : -1))[0];
    if (!activation) report(`${id} is licensed and has no record in ${join(folder, FILE)}`);
    else if (today === undefined) report(`${id}: no date to hold its licence against`);
    else if (activation.expiresOn < today) {
      report(`${id}: its licence ${activation.reference} ended on ${activation.expiresOn}`);
    }
  }
}
