import { readBuiltContent } from './built-content.ts';
import type { Content } from './content.ts';

/**
 * Loads all content once, at start: from the file that the build wrote, or from all source files
 * when a site adds or replaces a file. The product's own instruments need no licence on any day.
 * The code that reads and checks the sources is loaded only when needed.
 * @param root a content folder
 * @param overrideDir the site's own folder (`CONTENT_DIR`), with the same structure
 * @param today date on which the licences of the site's instruments must be valid
 * @throws ContentFaultsError with every fault of every part
 */
export async function loadContent(
  root: string,
  overrideDir?: string,
  today?: string,
): Promise<Content> {
  const built = overrideDir === undefined ? await readBuiltContent(root) : null;
  if (built) return built;
  const { readContent } = await import('./read-content.ts');
  return readContent(root, overrideDir, today);
}
