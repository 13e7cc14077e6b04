const longestPath = 2048;

/** Segments of the characters allowed, then query and hash without blanks, control characters or a backslash. */
const internalPath =
  /^(?:\/|(?:\/[A-Za-z0-9@\-%_~]+)+\/?)(?:\?[^#\\\s\p{Cc}]*)?(?:#[^#\\\s\p{Cc}]*)?$/u;

/**
 * Whether a remembered path may be gone back to after login: it begins with `/`, is made of letters, digits and
 * `@ - % _ ~`, with an optional query and hash. An empty segment is refused, for `//host` leads out of the site, also
 * behind a language prefix that is taken off.
 * @source specification §5
 */
export function isInternalPath(text: string): boolean {
  return text.length <= longestPath && internalPath.test(text);
}

/** The remembered path if it is internal, else null: the person then goes home. @source specification §4 §5 */
export function redirectPathFrom(remembered: string | null): string | null {
  return remembered !== null && isInternalPath(remembered) ? remembered : null;
}
