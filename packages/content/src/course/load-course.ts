import type { z } from 'zod';
import type { Chapter, ChapterText, Course, CourseLocale, CourseModule } from './course.ts';
import { courseLocales } from './course.ts';
import type { CoursePieces } from './course-pieces.ts';
import { openCoursePieces } from './course-pieces.ts';
import type { ModuleFile } from './course-files.ts';
import { moduleFileSchema, referencesFileSchema } from './course-files.ts';
import { languageFaults, languageWarnings, readingWarnings } from './compare-languages.ts';
import { chapterPath } from './link-targets.ts';
import { parseChapter } from './parse-chapter.ts';
import { typeset } from './typography.ts';

const moduleNumbers = [1, 2, 3, 4, 5, 6];

/** Everything that is wrong with a course, listed at once; a server does not start on it. */
export class CourseFaultsError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The course has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
    this.name = 'CourseFaultsError';
    this.faults = faults;
  }
}

type Pieces = CoursePieces & { readonly faults: string[]; readonly warnings: string[] };

const readJson = async <T>(
  path: string,
  schema: z.ZodType<T>,
  pieces: Pieces,
): Promise<T | null> => {
  const piece = await pieces.findPiece(path);
  if (piece === null) {
    pieces.faults.push(`${path} is missing`);
    return null;
  }
  try {
    const parsed = schema.safeParse(JSON.parse(piece.text));
    if (parsed.success) return parsed.data;
    for (const { path: at, message } of parsed.error.issues) {
      pieces.faults.push(`${piece.file}: ${at.join('.')}: ${message}`);
    }
  } catch (error) {
    pieces.faults.push(`${piece.file} is not JSON: ${String(error)}`);
  }
  return null;
};

const bothLanguages = (text: Readonly<Record<CourseLocale, string>>) => ({
  fr: typeset(text.fr, 'fr'),
  en: typeset(text.en, 'en'),
});

const readReferences = async (pieces: Pieces) => {
  const entries = (await readJson('course/references.json', referencesFileSchema, pieces)) ?? [];
  return entries.map((entry, index) => ({
    ...entry,
    fact: bothLanguages(entry.fact),
    number: index + 1,
  }));
};

const readModules = async (pieces: Pieces): Promise<ModuleFile[]> => {
  const read = moduleNumbers.map(async (number) => {
    const path = `course/module-${number}/module.json`;
    const file = await readJson(path, moduleFileSchema, pieces);
    if (file !== null && file.number !== number) {
      pieces.faults.push(`${path} says that it is module ${file.number}`);
    }
    return file;
  });
  return (await Promise.all(read)).filter((file) => file !== null);
};

/** Each chapter with its number through the whole programme. @decision D34 */
const numberChapters = (modules: ModuleFile[], pieces: Pieces) => {
  const all = modules.flatMap((module) =>
    module.chapters.map((id) => ({ id, module: module.number })),
  );
  const seen = new Set<string>();
  return all.map(({ id, module }, index) => {
    if (seen.has(id)) pieces.faults.push(`two chapters are called ${id}`);
    seen.add(id);
    return { id, moduleNumber: module, number: index + 1 };
  });
};

/**
 * Reads and checks the whole course once, at start: both languages, the same
 * tags and ids in each, known tags and figures only, links that lead somewhere,
 * quizzes of three questions. Any piece comes from `overrideDir` when it has a
 * file of the same path.
 *
 * @param root a content folder: `course/` lies in it
 * @param overrideDir a folder of the same shape, as `CONTENT_DIR` names it
 * @throws CourseFaultsError with every fault found
 */
export const loadCourse = async (root: string, overrideDir?: string): Promise<Course> => {
  const pieces: Pieces = { ...openCoursePieces(root, overrideDir), faults: [], warnings: [] };
  const { faults, warnings } = pieces;
  const references = await readReferences(pieces);
  const modules = await readModules(pieces);
  const numbered = numberChapters(modules, pieces);
  const chapterPaths = new Map(
    numbered.map(({ id, moduleNumber, number }) => [id, chapterPath(moduleNumber, number)]),
  );
  const referenceNumbers = new Map(references.map(({ id, number }) => [id, number]));
  if (referenceNumbers.size < references.length) faults.push('two references share an id');

  const readText = async (path: string, locale: CourseLocale): Promise<ChapterText | null> => {
    const piece = await pieces.findPiece(path);
    if (piece === null) {
      faults.push(`${path} is missing`);
      return null;
    }
    const report = (line: number, fault: string) => faults.push(`${piece.file}:${line}: ${fault}`);
    return parseChapter(piece.text, { locale, chapterPaths, referenceNumbers, report });
  };

  const readChapter = async (place: Omit<Chapter, 'text'>): Promise<Chapter | null> => {
    const path = `course/module-${place.moduleNumber}/${place.id}`;
    const [fr, en] = await Promise.all(
      courseLocales.map((locale) => readText(`${path}.${locale}.md`, locale)),
    );
    if (!fr || !en) return null;
    const text = { fr, en };
    faults.push(...languageFaults(text).map((fault) => `${path}: ${fault}`));
    const doubts = [...languageWarnings(text), ...readingWarnings(text)];
    warnings.push(...doubts.map((doubt) => `${path}: ${doubt}`));
    return { ...place, text };
  };

  const chapters = (await Promise.all(numbered.map(readChapter))).filter(
    (chapter) => chapter !== null,
  );
  if (faults.length > 0) throw new CourseFaultsError(faults.toSorted());
  warnings.push(...(await pieces.findUnusedFiles()).map((file) => `${file} belongs to no chapter`));
  return {
    modules: modules.map(({ number, id, title, summary }): CourseModule => ({
      number,
      id,
      title: bothLanguages(title),
      summary: bothLanguages(summary),
      chapters: chapters.filter((chapter) => chapter.moduleNumber === number),
    })),
    references,
    warnings: warnings.toSorted(),
  };
};
