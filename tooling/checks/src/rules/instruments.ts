import { readFileSync } from 'node:fs';

/** Copyrighted scales that may never be in the repository, by the names people give them. */
const NEVER =
  /\b(ISI|insomnia severity index|ESS|epworth|PSQI|pittsburgh sleep|DBAS|dysfunctional beliefs|HADS|hospital anxiety)\b/i;

const TRACKED_PACK = /(^|\/)instruments\/[^/]+\/[^/]+\.json$/;

type Pack = {
  id?: string;
  name?: Record<string, string>;
  licence?: { kind?: string; terms?: string };
};

/** What is wrong with one tracked instrument's right to be in the repository. */
export function packFaults(path: string, pack: Pack): string[] {
  const { id = '', name = {}, licence } = pack;
  const faults: string[] = [];
  if (licence?.kind !== 'own' && licence?.kind !== 'free') {
    faults.push(`${path}: its licence is ${licence?.kind}; only own and free ones are tracked`);
  }
  if ([id.replaceAll('-', ' '), ...Object.values(name)].some((words) => NEVER.test(words))) {
    faults.push(`${path}: this instrument is under copyright; a site adds it in CONTENT_DIR`);
  }
  return faults;
}

/** Every tracked instrument is free to ship (docs/instruments.md). */
export function checkInstruments(paths: readonly string[]): string[] {
  return paths
    .filter((path) => TRACKED_PACK.test(path))
    .flatMap((path) => packFaults(path, JSON.parse(readFileSync(path, 'utf8')) as Pack));
}
