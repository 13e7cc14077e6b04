import { join } from 'node:path';
import { readCrisisResources } from '../crisis/crisis-resources.ts';
import { reportUnlicensed } from '../instruments/activations.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { readInstruments } from '../instruments/load-instruments.ts';
import { ContentFaultsError, listFolder, readJsonFile } from '../read-json-file.ts';
import { assembleQuestionnaire } from './assemble-questionnaire.ts';
import {
  QUESTIONNAIRE_CODES,
  questionnaireFileSchema,
  settingsFileSchema,
  type QuestionnaireSettings,
} from './questionnaire-file.ts';
import type { QuestionnaireLibrary } from './questionnaire.ts';
import type { LengthsByCode } from './questionnaire-length.ts';

type Report = (fault: string) => void;

type Site = { dir: string; today: string | undefined };

const SETTINGS = join('questionnaires', 'settings.json');
const NO_SETTINGS: QuestionnaireSettings = {
  slots: {},
  openRegistration: { enabled: false, establishmentReferenceCode: null },
};

async function readSettings(
  root: string,
  site: Site | undefined,
  report: Report,
): Promise<QuestionnaireSettings> {
  const ours = (await readJsonFile(join(root, SETTINGS), settingsFileSchema, report))?.data;
  const settings = ours ?? NO_SETTINGS;
  const file = site && join(site.dir, SETTINGS);
  if (!file || !(await listFolder(join(site.dir, 'questionnaires'))).includes('settings.json')) {
    return settings;
  }
  const theirs = (await readJsonFile(file, settingsFileSchema.partial(), report))?.data;
  for (const slot of Object.keys(theirs?.slots ?? {})) {
    if (!(slot in settings.slots)) report(`${file}: there is no slot ${slot}`);
  }
  return {
    slots: { ...settings.slots, ...theirs?.slots },
    openRegistration: theirs?.openRegistration ?? settings.openRegistration,
  };
}

async function readAllInstruments(
  root: string,
  site: Site | undefined,
  report: Report,
): Promise<Instrument[]> {
  const ours = await readInstruments(join(root, 'instruments'), report);
  for (const { id, licence } of ours) {
    if (licence.kind === 'licensed') report(`${id} is licensed: it belongs in CONTENT_DIR`);
  }
  if (!site) return ours;
  const theirs = await readInstruments(join(site.dir, 'instruments'), report);
  for (const { id, version } of theirs) {
    if (ours.some((each) => each.id === id && each.version === version)) {
      report(`${id} version ${version} exists already; give the site's another id or version`);
    }
  }
  return [...ours, ...theirs];
}

/**
 * @param root a content folder with `instruments/`, `questionnaires/` and `crisis/`
 * @param overrideDir the site's own folder: more instruments, different slots, activation records
 * @param today date (`YYYY-MM-DD`) on which licences must be valid; without `today` no licence is
 *   valid
 * @throws ContentFaultsError with every fault
 */
export async function loadQuestionnaires(
  root: string,
  overrideDir?: string,
  today?: string,
): Promise<QuestionnaireLibrary> {
  const site = overrideDir === undefined ? undefined : { dir: overrideDir, today };
  const faults: string[] = [];
  const report: Report = (fault) => faults.push(fault);
  const instruments = await readAllInstruments(root, site, report);
  const settings = await readSettings(root, site, report);
  const read = QUESTIONNAIRE_CODES.map(async (code) => {
    const file = join(root, 'questionnaires', `${code.toLowerCase()}.json`);
    const data = (await readJsonFile(file, questionnaireFileSchema, report))?.data;
    if (data && data.code !== code) report(`${file} says that it is ${data.code}`);
    return data ? assembleQuestionnaire(data, settings, instruments, report) : null;
  });
  const questionnaires = (await Promise.all(read)).filter((each) => each !== null);
  if (site) {
    // Only instruments of current questionnaires need a licence; instruments for old answers need
    // none.
    const asked = questionnaires.flatMap((each) => each.instruments);
    const folder = join(site.dir, 'instruments');
    await reportUnlicensed(asked, { folder, today: site.today }, report);
  }
  const crisis = await readCrisisResources(root, overrideDir, report);
  if (!crisis || faults.length > 0) throw new ContentFaultsError(faults.toSorted());
  return {
    questionnaires: new Map(questionnaires.map((each) => [each.code, each])),
    instruments,
    settings,
    crisis,
  };
}

export function lengthsOf({ questionnaires }: QuestionnaireLibrary): LengthsByCode {
  return Object.fromEntries([...questionnaires].map(([code, { length }]) => [code, length]));
}
