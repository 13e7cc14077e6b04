const longestPath = 2048;

/**
 * Segments of allowed characters, then query and hash without blanks, control characters or
 * backslashes.
 */
const internalPath =
  /^(?:\/|(?:\/[A-Za-z0-9@\-%_~]+)+\/?)(?:\?[^#\\\s\p{Cc}]*)?(?:#[^#\\\s\p{Cc}]*)?$/u;

/**
 * True for a path that a login may return to: it begins with `/` and has letters, digits and `@ - %
 * _ ~`, with an optional query and hash. An empty segment is refused, because `//host` leaves the
 * site, also behind a removed language prefix.
 * @source specification §5
 */
export function isInternalPath(text: string): boolean {
  return text.length <= longestPath && internalPath.test(text);
}

/** The remembered path if it is internal; null leads home. @source specification §4 §5 */
export function redirectPathFrom(remembered: string | null): string | null {
  return remembered !== null && isInternalPath(remembered) ? remembered : null;
}
