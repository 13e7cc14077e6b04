const longestPath = 2048;

const internalPath =
  /^(?:\/|(?:\/[A-Za-z0-9@\-%_~]+)+\/?)(?:\?[^#\\\s\p{Cc}]*)?(?:#[^#\\\s\p{Cc}]*)?$/u;

/**
 * True for a path that may be opened after a login. An empty segment is refused, because `//host`
 * leads to another site.
 * @source specification §5
 */
export function isInternalPath(text: string): boolean {
  return text.length <= longestPath && internalPath.test(text);
}

/**
 * Path to open after a login: the remembered path, when it is internal. Null for the home page.
 * @source specification §4 §5
 */
export function redirectPathFrom(remembered: string | null): string | null {
  return remembered !== null && isInternalPath(remembered) ? remembered : null;
}
