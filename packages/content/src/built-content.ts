import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Content } from './content.ts';
import type { Course } from './course/course.ts';
import type { Instrument } from './instruments/instrument.ts';
import type { Page, PageLibrary } from './pages/page.ts';
import type { Questionnaire, QuestionnaireLibrary } from './questionnaires/questionnaire.ts';

const FILE = 'built-content.json';

/** `instruments`, `offered`: indexes in the list of all instruments. */
type BuiltQuestionnaire = Omit<Questionnaire, 'instruments' | 'offered'> & {
  readonly instruments: readonly number[];
  readonly offered: readonly number[];
};

type BuiltContent = {
  readonly course: Course;
  readonly pages: Omit<PageLibrary, 'pages'> & { readonly pages: readonly Page[] };
  readonly questionnaires: Omit<QuestionnaireLibrary, 'questionnaires'> & {
    readonly questionnaires: readonly BuiltQuestionnaire[];
  };
};

const withFiles = (course: Course, fileOf: (file: string) => string): Course => ({
  ...course,
  media: course.media.map((each) => ({ ...each, file: fileOf(each.file) })),
});

function withPlaces({ questionnaires, ...rest }: QuestionnaireLibrary) {
  const placesOf = (instruments: readonly Instrument[]) =>
    instruments.map((instrument) => rest.instruments.indexOf(instrument));
  return {
    ...rest,
    questionnaires: [...questionnaires.values()].map((each) => ({
      ...each,
      instruments: placesOf(each.instruments),
      offered: placesOf(each.offered),
    })),
  };
}

function withInstruments({
  questionnaires,
  ...rest
}: BuiltContent['questionnaires']): QuestionnaireLibrary {
  const at = (places: readonly number[]) =>
    places.flatMap((place) => rest.instruments[place] ?? []);
  return {
    ...rest,
    questionnaires: new Map(
      questionnaires.map((each) => [
        each.code,
        { ...each, instruments: at(each.instruments), offered: at(each.offered) },
      ]),
    ),
  };
}

/** Writes all content into one file, so that a start of the server reads only this file. */
export async function writeBuiltContent(root: string, content: Content): Promise<void> {
  const { course, pages, questionnaires } = content;
  const built: BuiltContent = {
    course: withFiles(course, (file) => relative(root, file)),
    pages: { ...pages, pages: [...pages.pages.values()] },
    questionnaires: withPlaces(questionnaires),
  };
  await writeFile(join(root, FILE), JSON.stringify(built));
}

/** Null when the build has not written this file, for example in the source tree. */
export async function readBuiltContent(root: string): Promise<Content | null> {
  const text = await readFile(join(root, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { course, pages, questionnaires } = JSON.parse(text) as BuiltContent;
  return {
    course: withFiles(course, (file) => join(root, file)),
    pages: { ...pages, pages: new Map(pages.pages.map((page) => [page.id, page])) },
    questionnaires: withInstruments(questionnaires),
  };
}
