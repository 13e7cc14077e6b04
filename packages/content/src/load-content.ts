import { readBuiltContent } from './built-content.ts';
import type { Content } from './content.ts';

/**
 * Everything, once, at start: as the build read and checked it where it did, and no site adds or
 * replaces any; else from every file. Our own instruments are free on any day. What reads and checks
 * is fetched then only.
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
  if (built) return built;
  const { readContent } = await import('./read-content.ts');
  return readContent(root, overrideDir, today);
}
