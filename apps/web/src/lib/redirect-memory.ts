import { isInternalPath, redirectPathFrom } from '@aube/api/rules';

const key = 'aube.redirect';

/** Keeps the page first asked for while somebody logs in; this tab only. @source specification §4 */
export function rememberRedirect(path: string): void {
  try {
    if (isInternalPath(path)) sessionStorage.setItem(key, path);
  } catch {
    // Without storage the person lands on the home page.
  }
}

export function findRedirect(): string | null {
  try {
    return redirectPathFrom(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

export function forgetRedirect(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
