import { navigate } from 'wouter/use-browser-location';

/** The focus moves to the heading unless only the language changed. */
export type NavigationKind = 'page' | 'language';

let lastKind: NavigationKind = 'page';

export function takeNavigationKind(): NavigationKind {
  const kind = lastKind;
  lastKind = 'page';
  return kind;
}

export function goTo(
  path: string,
  options: { replace?: boolean; kind?: NavigationKind } = {},
): void {
  lastKind = options.kind ?? 'page';
  const state: unknown = lastKind === 'language' ? history.state : null;
  navigate(path, { replace: options.replace ?? false, state });
}
