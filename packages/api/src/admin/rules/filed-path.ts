type Path = (string | number)[];

const NUMBERS = new Set<string | number>(['phone', 'text']);

/**
 * Place of a field of a list (`contacts.0.phone`) in the file of the settings, which holds the rows
 * alone and each number as it is read and as it is dialled: `0.phone.display`.
 */
export function filedPath([, index, field, ...rest]: Path): Path {
  if (index === undefined || field === undefined) return [];
  return [index, field, ...(NUMBERS.has(field) ? ['display'] : rest)];
}
