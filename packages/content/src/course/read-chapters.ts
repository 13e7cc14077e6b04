import { locales, type Locale } from '../locale.ts';
import type { BuildContext } from './build-nodes.ts';
import { chapterConfig } from './chapter-tags.ts';
import { chapterFaults } from './check-chapter.ts';
import { languageFaults, languageWarnings, readingWarnings } from './compare-languages.ts';
import type { ModuleFile } from './course-files.ts';
import type { CoursePieces } from './course-pieces.ts';
import type { Chapter, ChapterText, CourseReference } from './course.ts';
import { chapterPath } from './link-targets.ts';
import { parseText } from './parse-text.ts';

function parseChapter(source: string, context: BuildContext): ChapterText {
  const text = parseText(source, chapterConfig(context.locale), context);
  for (const fault of chapterFaults(text.body)) context.report(1, fault);
  return text;
}

export type CourseReading = {
  readonly faults: string[];
  readonly warnings: string[];
} & CoursePieces;

type Place = Omit<Chapter, 'text'>;

/** @decision D34 */
const placeChapters = (modules: ModuleFile[], faults: string[]): Place[] => {
  const all = modules.flatMap((module) =>
    module.chapters.map((id) => ({ id, module: module.number })),
  );
  const seen = new Set<string>();
  return all.map(({ id, module }, index) => {
    if (seen.has(id)) faults.push(`two chapters are called ${id}`);
    seen.add(id);
    return { id, moduleNumber: module, number: index + 1 };
  });
};

export async function readChapters(
  modules: ModuleFile[],
  references: CourseReference[],
  reading: CourseReading,
): Promise<Chapter[]> {
  const { faults, warnings } = reading;
  const places = placeChapters(modules, faults);
  const chapterPaths = new Map(
    places.map(({ id, moduleNumber, number }) => [id, chapterPath(moduleNumber, number)]),
  );
  const referenceNumbers = new Map(references.map(({ id, number }) => [id, number]));

  const readText = async (path: string, locale: Locale): Promise<ChapterText | null> => {
    const piece = await reading.findText(path);
    if (piece === null) {
      faults.push(`${path} is missing`);
      return null;
    }
    const report = (line: number, fault: string) => faults.push(`${piece.file}:${line}: ${fault}`);
    return parseChapter(piece.text, { locale, chapterPaths, referenceNumbers, report });
  };

  const readChapter = async (place: Place): Promise<Chapter | null> => {
    const path = `course/module-${place.moduleNumber}/${place.id}`;
    const [fr, en] = await Promise.all(
      locales.map((locale) => readText(`${path}.${locale}.md`, locale)),
    );
    if (!fr || !en) return null;
    const text = { fr, en };
    faults.push(...languageFaults(text).map((fault) => `${path}: ${fault}`));
    const doubts = [...languageWarnings(text), ...readingWarnings(text)];
    warnings.push(...doubts.map((doubt) => `${path}: ${doubt}`));
    return { ...place, text };
  };

  return (await Promise.all(places.map(readChapter))).filter((chapter) => chapter !== null);
}
