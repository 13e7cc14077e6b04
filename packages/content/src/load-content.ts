import type { Course } from './course/course.ts';
import { loadCourse } from './course/load-course.ts';
import { loadPages } from './pages/load-pages.ts';
import type { PageLibrary } from './pages/page.ts';
import { loadQuestionnaires } from './questionnaires/load-questionnaires.ts';
import type { QuestionnaireLibrary } from './questionnaires/questionnaire.ts';
import { ContentFaultsError } from './read-json-file.ts';

/** All that a site says and asks. */
export type Content = {
  readonly course: Course;
  readonly pages: PageLibrary;
  readonly questionnaires: QuestionnaireLibrary;
};

const faultsOf = (outcome: PromiseSettledResult<unknown>): readonly string[] => {
  if (outcome.status === 'fulfilled') return [];
  if (outcome.reason instanceof ContentFaultsError) return outcome.reason.faults;
  throw outcome.reason;
};

/**
 * Reads and checks everything once, at start.
 *
 * @param root a content folder
 * @param overrideDir a site's own folder of the same shape, as `CONTENT_DIR` names it
 * @param today the date on which the licences of the site's instruments must hold
 * @throws ContentFaultsError with every fault of every part
 */
export async function loadContent(
  root: string,
  overrideDir?: string,
  today?: string,
): Promise<Content> {
  const read = [
    loadCourse(root, overrideDir),
    loadPages(root, overrideDir),
    loadQuestionnaires(root, overrideDir, today),
  ] as const;
  const outcomes = await Promise.allSettled(read);
  const faults = outcomes.flatMap(faultsOf);
  if (faults.length > 0) throw new ContentFaultsError(faults);
  const [course, pages, questionnaires] = await Promise.all(read);
  return { course, pages, questionnaires };
}
