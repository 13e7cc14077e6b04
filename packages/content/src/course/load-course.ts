import type { z } from 'zod';
import { ContentFaultsError, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import { elementsOf } from './chapter-blocks.ts';
import type { ModuleFile } from './course-files.ts';
import { moduleFileSchema, referencesFileSchema } from './course-files.ts';
import { openCoursePieces } from './course-pieces.ts';
import type { Course, CourseModule, CourseReference, Chapter } from './course.ts';
import type { CourseReading } from './read-chapters.ts';
import { readChapters } from './read-chapters.ts';
import { readRecordings } from './read-recordings.ts';
import { readVideos } from './read-videos.ts';

const namesIn = (chapter: Chapter): string[] =>
  elementsOf(chapter.text.fr.body).flatMap((exercise) =>
    exercise.name === 'exercise'
      ? elementsOf(exercise.children).flatMap((answer) =>
          answer.name === 'answer' ? [`${exercise.id}.${answer.id}`] : [],
        )
      : [],
  );

/**
 * Answer name of the diary experiments that became a habit. An exercise can suggest this answer.
 * @decision D84
 */
export const ACQUIRED_TRIALS = 'weekly-trials.acquired';

/**
 * Reports answer names that are unknown or used twice, and names in `at` that no answer of the same
 * chapter has.
 */
function exerciseNameFaults(chapters: readonly Chapter[]): string[] {
  const all = chapters.flatMap(namesIn);
  return chapters.flatMap((chapter) => {
    const own = namesIn(chapter);
    return elementsOf(chapter.text.fr.body).flatMap((element) => {
      const fault = (name: string) => `${chapter.id}: no one answer of the course is ${name}`;
      if (element.name === 'answer') {
        return element.from
          .filter(
            (name) => name !== ACQUIRED_TRIALS && all.filter((each) => each === name).length !== 1,
          )
          .map(fault);
      }
      const isElsewhere =
        element.name === 'exercise' && element.at !== null && !own.includes(element.at);
      return isElsewhere
        ? [`${chapter.id}: the time ${element.at} is no answer of this chapter`]
        : [];
    });
  });
}

const moduleNumbers = [1, 2, 3, 4, 5, 6];

const readJson = async <T>(
  path: string,
  schema: z.ZodType<T>,
  { fileOf, faults }: CourseReading,
): Promise<T | null> => {
  const read = await readJsonFile(await fileOf(path), schema, (fault) => faults.push(fault));
  return read?.data ?? null;
};

const readReferences = async (reading: CourseReading): Promise<CourseReference[]> => {
  const entries = (await readJson('course/references.json', referencesFileSchema, reading)) ?? [];
  if (new Set(entries.map(({ id }) => id)).size < entries.length) {
    reading.faults.push('two references share an id');
  }
  return entries.map((entry, index) => ({ ...typesetTexts(entry), number: index + 1 }));
};

const readModules = async (reading: CourseReading): Promise<ModuleFile[]> => {
  const read = moduleNumbers.map(async (number) => {
    const path = `course/module-${number}/module.json`;
    const file = await readJson(path, moduleFileSchema, reading);
    if (file !== null && file.number !== number) {
      reading.faults.push(`${path} says that it is module ${file.number}`);
    }
    return file;
  });
  return (await Promise.all(read)).filter((file) => file !== null);
};

/**
 * A file of `overrideDir` replaces the product's file with the same path.
 * @param root a content folder with `course/`
 * @param overrideDir the site's own folder (`CONTENT_DIR`), with the structure of `root`
 * @throws ContentFaultsError with every fault
 */
export async function loadCourse(root: string, overrideDir?: string): Promise<Course> {
  const reading: CourseReading = {
    ...openCoursePieces(root, overrideDir),
    faults: [],
    warnings: [],
  };
  const references = await readReferences(reading);
  const files = await readModules(reading);
  const written = await readChapters(files, references, reading);
  reading.faults.push(...exerciseNameFaults(written));
  const { chapters, media: recordings } = await readRecordings(written, reading);
  const { media: films, videos } = await readVideos(files, reading);
  const { faults, warnings } = reading;
  if (faults.length > 0) throw new ContentFaultsError(faults.toSorted());
  const unused = await reading.findUnusedFiles();
  warnings.push(...unused.map((file) => `${file} is used by no module`));
  const modules = files.map(({ number, id, title, summary }): CourseModule => ({
    number,
    id,
    ...typesetTexts({ title, summary }),
    video: videos.get(number) ?? null,
    chapters: chapters.filter(({ moduleNumber }) => moduleNumber === number),
  }));
  return { modules, media: [...films, ...recordings], references, warnings: warnings.toSorted() };
}
