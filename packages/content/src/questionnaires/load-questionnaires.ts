import { join } from 'node:path';
import type { Localised } from '../course/course.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { readInstruments } from '../instruments/load-instruments.ts';
import { ContentFaultsError, listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typeset-texts.ts';
import {
  questionnaireFileSchema,
  settingsFileSchema,
  type QuestionnaireCode,
  type QuestionnaireFile,
  type QuestionnaireSettings,
} from './questionnaire-file.ts';

/** A questionnaire with its slots filled: one instrument a page. */
export type Questionnaire = {
  readonly code: QuestionnaireCode;
  readonly title: Localised;
  readonly introduction: Localised;
  readonly instruments: readonly Instrument[];
};

/** Everything that can be asked, and every version of what was. */
export type QuestionnaireLibrary = {
  readonly questionnaires: ReadonlyMap<QuestionnaireCode, Questionnaire>;
  readonly instruments: readonly Instrument[];
};

type Report = (fault: string) => void;

/** The newest version of an instrument is the one that is asked. */
function newest(instruments: readonly Instrument[], id: string): Instrument | null {
  return instruments
    .filter((instrument) => instrument.id === id)
    .reduce<Instrument | null>(
      (best, each) => (best && best.version > each.version ? best : each),
      null,
    );
}

function assemble(
  file: QuestionnaireFile,
  settings: QuestionnaireSettings,
  instruments: readonly Instrument[],
  report: Report,
): Questionnaire {
  const pages = file.sections.flatMap((section) => {
    const id = 'slot' in section ? settings.slots[section.slot] : section.instrument;
    if (id === null) return [];
    const instrument = id === undefined ? null : newest(instruments, id);
    if (!instrument) {
      report(`${file.code}: nothing fills ${JSON.stringify(section)}`);
      return [];
    }
    if ('slot' in section && !instrument.slots.includes(section.slot)) {
      report(`${file.code}: ${instrument.id} is not made for the slot ${section.slot}`);
    }
    return [instrument];
  });
  const codes = pages.flatMap(({ items }) => items.map(({ code }) => code));
  const scoreIds = pages.flatMap(({ scores }) => scores.map(({ id }) => id));
  for (const names of [codes, scoreIds]) {
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    for (const name of twice) report(`${file.code}: two instruments use ${name}`);
  }
  if (codes.length === 0) report(`${file.code} asks nothing`);
  const { title, introduction } = typesetTexts(file);
  return { code: file.code, title, introduction, instruments: pages };
}

async function readSettings(
  root: string,
  overrideDir: string | undefined,
  report: Report,
): Promise<QuestionnaireSettings> {
  const path = join('questionnaires', 'settings.json');
  const ours = await readJsonFile(join(root, path), settingsFileSchema, report);
  const slots = ours?.data.slots ?? {};
  if (overrideDir === undefined) return { slots };
  const found = (await listFolder(join(overrideDir, 'questionnaires'))).includes('settings.json');
  if (!found) return { slots };
  const theirs = await readJsonFile(join(overrideDir, path), settingsFileSchema.partial(), report);
  for (const slot of Object.keys(theirs?.data.slots ?? {})) {
    if (!(slot in slots)) report(`${join(overrideDir, path)}: there is no slot ${slot}`);
  }
  return { slots: { ...slots, ...theirs?.data.slots } };
}

/**
 * Reads and checks every instrument and questionnaire once, at start.
 *
 * @param root a content folder: `instruments/` and `questionnaires/` lie in it
 * @param overrideDir a site's own folder (`CONTENT_DIR`): more instruments, other slots
 * @throws ContentFaultsError with every fault found
 */
export async function loadQuestionnaires(
  root: string,
  overrideDir?: string,
): Promise<QuestionnaireLibrary> {
  const faults: string[] = [];
  const report: Report = (fault) => faults.push(fault);
  const folders = overrideDir === undefined ? [root] : [root, overrideDir];
  const instruments = (
    await Promise.all(folders.map((folder) => readInstruments(join(folder, 'instruments'), report)))
  ).flat();
  const keys = instruments.map(({ id, version }) => `${id}@${version}`);
  for (const key of keys.filter((each, index) => keys.indexOf(each) !== index)) {
    report(`${key} exists already; give the site's instrument its own id or version`);
  }
  const settings = await readSettings(root, overrideDir, report);
  const names = (await listFolder(join(root, 'questionnaires'))).filter(
    (name) => name !== 'settings.json',
  );
  const files = await Promise.all(
    names.map((name) =>
      readJsonFile(join(root, 'questionnaires', name), questionnaireFileSchema, report),
    ),
  );
  const questionnaires = files
    .filter((file) => file !== null)
    .map(({ data }) => assemble(data, settings, instruments, report));
  if (faults.length > 0) throw new ContentFaultsError(faults.toSorted());
  return {
    questionnaires: new Map(questionnaires.map((each) => [each.code, each])),
    instruments,
  };
}
