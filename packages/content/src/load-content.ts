import { readBuiltContent } from './built-content.ts';
import type { Content } from './content.ts';
import { loadQuestionnaires } from './questionnaires/load-questionnaires.ts';

/**
 * Everything, once, at start: the texts as the build read and checked them where it did, and no site
 * replaces any; else from every file. The parser of texts is fetched then only.
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
  const built = overrideDir === undefined ? await readBuiltContent(root) : null;
  if (built) return { ...built, questionnaires: await loadQuestionnaires(root, undefined, today) };
  const { readContent } = await import('./read-content.ts');
  return readContent(root, overrideDir, today);
}
