const inMinutes = /^(\d{1,4})(?: ?(?:minutes?|mins?|mn|m))?$/;
const inHours =
  /^(\d{1,2}) ?(?:heures?|hours?|hrs?|h|:) ?(?:(?:et |and )?(\d{1,2})(?::00| ?(?:minutes?|mins?|mn|m))?)?$/;

/**
 * Reads whole minutes from `45`, `45 min.`, `1 h 30`, `1:30`, `1:30:00` or `2 h`. Null for any other
 * text.
 */
export function parseDuration(text: string): number | null {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/([a-z])\./g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const minutes = inMinutes.exec(said);
  if (minutes) return Number(minutes[1]);
  const hours = inHours.exec(said);
  if (!hours) return null;
  const rest = Number(hours[2] ?? 0);
  return rest < 60 ? Number(hours[1]) * 60 + rest : null;
}

/** Digits only; null for any other text. */
export function parseCount(text: string): number | null {
  const said = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(said) ? Number(said) : null;
}
