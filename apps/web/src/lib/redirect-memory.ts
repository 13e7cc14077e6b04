import { isInternalPath, redirectPathFrom } from '@aube/api/rules';
import { keptInTab } from './kept-text.ts';

// Without storage the person lands on the home page.
const kept = keptInTab('aube.redirect');

/** Keeps the page first asked for during a login; this tab only. @source specification §4 */
export function rememberRedirect(path: string): void {
  if (isInternalPath(path)) kept.write(path);
}

export const findRedirect = (): string | null => redirectPathFrom(kept.read());

export const forgetRedirect = (): void => kept.write(null);
