import { readBuiltContent } from './built-content.ts';
import type { Content } from './content.ts';

/**
 * Loads the file that the build wrote. Loads the source files when the site has its own folder.
 * @param root a content folder
 * @param overrideDir the site's own folder (`CONTENT_DIR`), with the structure of `root`
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
