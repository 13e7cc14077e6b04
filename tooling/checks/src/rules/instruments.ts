import { readFileSync } from 'node:fs';

/** These scales are copyrighted and must never be in the repository. */
const NEVER = new RegExp(
  `(?<!\\p{L})(${[
    "ISI|insomnia severity index|ind(ex|ice) de (sévérité|gravité) de l[’']insomnie",
    'ESS|epworth',
    'PSQI|pittsburgh',
    'DBAS|dysfunctional beliefs|croyances (et attitudes )?dysfonctionnelles',
    'HADS|hospital anxiety|échelle HAD',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

const TRACKED_PACK = /(^|\/)instruments\/[^/]+\/[^/]+\.json$/;

type Pack = {
  id?: string;
  name?: Record<string, string>;
  title?: Record<string, string>;
  licence?: { kind?: string; terms?: string };
};

export function packFaults(path: string, pack: Pack): string[] {
  const { id = '', name = {}, title = {}, licence } = pack;
  const names = [id.replaceAll('-', ' '), ...Object.values(name), ...Object.values(title)];
  const faults: string[] = [];
  if (licence?.kind !== 'own' && licence?.kind !== 'free') {
    faults.push(`${path}: its licence is ${licence?.kind}; only own and free ones are tracked`);
  }
  if (names.some((words) => NEVER.test(words))) {
    faults.push(`${path}: this instrument is under copyright; a site adds it in CONTENT_DIR`);
  }
  return faults;
}

export function checkInstruments(paths: readonly string[]): string[] {
  return paths
    .filter((path) => TRACKED_PACK.test(path))
    .flatMap((path) => packFaults(path, JSON.parse(readFileSync(path, 'utf8')) as Pack));
}
