import { loadCourse } from './course/load-course.ts';
import { loadPages } from './pages/load-pages.ts';
import { lineFaults } from './pages/resources.ts';
import { lengthsOf, loadQuestionnaires } from './questionnaires/load-questionnaires.ts';
import { QUESTIONNAIRE_CODES } from './questionnaires/questionnaire-file.ts';
import type { Content } from './content.ts';
import { ContentFaultsError } from './read-json-file.ts';

const unknownLengths = Object.fromEntries(
  QUESTIONNAIRE_CODES.map((code) => [code, { questions: 0, minutes: 0 }]),
);

const faultsOf = (outcome: PromiseSettledResult<unknown>): readonly string[] => {
  if (outcome.status === 'fulfilled') return [];
  if (outcome.reason instanceof ContentFaultsError) return outcome.reason.faults;
  throw outcome.reason;
};

/**
 * @param root a content folder
 * @param overrideDir the site's own folder (`CONTENT_DIR`), with the structure of `root`
 * @param today date on which the licences of the site's instruments must be valid
 * @throws ContentFaultsError with every fault
 */
export async function readContent(
  root: string,
  overrideDir?: string,
  today?: string,
): Promise<Content> {
  const asked = loadQuestionnaires(root, overrideDir, today);
  const read = [
    loadCourse(root, overrideDir),
    // Reads the pages also when questionnaires are invalid, so that the faults of the pages are
    // reported too.
    asked.then(lengthsOf, () => unknownLengths).then((each) => loadPages(root, overrideDir, each)),
    asked,
  ] as const;
  const outcomes = await Promise.allSettled(read);
  const faults = outcomes.flatMap(faultsOf);
  if (faults.length > 0) throw new ContentFaultsError(faults);
  const [course, pages, questionnaires] = await Promise.all(read);
  const { national } = questionnaires.crisis;
  const taken = [...pages.pages.values()].flatMap((page) => lineFaults(page, national));
  if (taken.length > 0) throw new ContentFaultsError(taken);
  return { course, pages, questionnaires };
}
