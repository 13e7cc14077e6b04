type Path = (string | number)[];

const NUMBERS = new Set<string | number>(['phone', 'text']);

/**
 * Path in the settings file of a form field in a list: `contacts.0.phone` → `0.phone.display`. The
 * file has no list name, and has two texts for each number: one to show and one to dial.
 */
export function filedPath([, index, field, ...rest]: Path): Path {
  if (index === undefined || field === undefined) return [];
  return [index, field, ...(NUMBERS.has(field) ? ['display'] : rest)];
}
