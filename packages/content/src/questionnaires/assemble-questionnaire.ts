import type { Instrument } from '../instruments/instrument.ts';
import { typesetTexts } from '../typography.ts';
import { asking } from './asking.ts';
import {
  SCREENING_RESULTS,
  type QuestionnaireFile,
  type QuestionnaireSettings,
} from './questionnaire-file.ts';
import type { Questionnaire } from './questionnaire.ts';

type Report = (fault: string) => void;

function findNewest(instruments: readonly Instrument[], id: string): Instrument | null {
  const versions = instruments.filter((instrument) => instrument.id === id);
  return versions.toSorted((left, right) => right.version - left.version)[0] ?? null;
}

function pagesOf(
  file: QuestionnaireFile,
  { slots }: QuestionnaireSettings,
  instruments: readonly Instrument[],
  report: Report,
): Instrument[] {
  return file.sections.flatMap((section) => {
    const id = 'slot' in section ? slots[section.slot] : section.instrument;
    if (id === null) return [];
    const instrument = id === undefined ? null : findNewest(instruments, id);
    if (!instrument) {
      report(`${file.code}: nothing fills ${JSON.stringify(section)}`);
      return [];
    }
    if ('slot' in section && !instrument.slots.includes(section.slot)) {
      report(`${file.code}: ${instrument.id} is not made for the slot ${section.slot}`);
    }
    return [instrument];
  });
}

function reportDuplicates(code: string, names: readonly string[], report: Report): void {
  for (const name of names.filter((each, index) => names.indexOf(each) !== index)) {
    report(`${code}: two instruments use ${name}`);
  }
}

export function assembleQuestionnaire(
  file: QuestionnaireFile,
  settings: QuestionnaireSettings,
  instruments: readonly Instrument[],
  report: Report,
): Questionnaire {
  const pages = pagesOf(file, settings, instruments, report);
  const codes = pages.flatMap(({ items }) => items.map(({ code }) => code));
  reportDuplicates(file.code, codes, report);
  reportDuplicates(
    file.code,
    pages.flatMap(({ scores }) => scores.map(({ id }) => id)),
    report,
  );
  if (codes.length === 0) report(`${file.code} asks nothing`);
  const explained = file.results.map(({ code }) => code);
  for (const code of file.code === 'PS' ? SCREENING_RESULTS : []) {
    if (!explained.includes(code)) report(`${file.code} does not say what ${code} means`);
  }
  const { title, results } = typesetTexts({ title: file.title, results: file.results });
  const { introduction, introductionOfHelp } = file;
  const words = { introduction, ...(introductionOfHelp && { introductionOfHelp }) };
  return asking({ code: file.code, title, results, words, offered: pages }, pages);
}
