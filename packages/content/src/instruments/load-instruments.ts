import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import { instrumentFaults } from './check-instrument.ts';
import { instrumentFileSchema } from './instrument-file.ts';
import type { Instrument } from './instrument.ts';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  );
}

function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex');
}

async function readInstrument(
  folder: string,
  id: string,
  fileName: string,
  report: (fault: string) => void,
): Promise<Instrument | null> {
  const file = join(folder, id, fileName);
  const read = await readJsonFile(file, instrumentFileSchema, report);
  if (!read) return null;
  const { data, raw } = read;
  if (data.id !== id) report(`${file} says that it is ${data.id}`);
  if (`${data.version}.json` !== fileName)
    report(`${file} says that it is version ${data.version}`);
  for (const fault of instrumentFaults(data)) report(`${file}: ${fault}`);
  const wording = data.validated ? 'published' : 'ours';
  return { ...typesetTexts(data, wording), hash: contentHash(raw) };
}

export async function readInstruments(
  folder: string,
  report: (fault: string) => void,
): Promise<Instrument[]> {
  const ids = (await listFolder(folder)).filter((name) => !name.endsWith('.json'));
  const read = ids.map(async (id) => {
    const files = (await listFolder(join(folder, id))).filter((name) => name.endsWith('.json'));
    return Promise.all(files.map((fileName) => readInstrument(folder, id, fileName, report)));
  });
  return (await Promise.all(read)).flat().filter((instrument) => instrument !== null);
}
