import { isInternalPath, redirectPathFrom } from '@aube/api/rules';
import { keptInTab } from './kept-text.ts';

// Without storage, the login leads to the home page.
const kept = keptInTab('aube.redirect');

/** @source specification §4 */
export function rememberRedirect(path: string): void {
  if (isInternalPath(path)) kept.write(path);
}

export const findRedirect = (): string | null => redirectPathFrom(kept.read());

export const forgetRedirect = (): void => kept.write(null);
