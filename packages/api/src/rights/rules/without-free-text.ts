type Answer = string | number | boolean | readonly string[] | null;

/**
 * Removes free text from answers. Texts of unknown questions are removed too.
 * @param codedItems questions of every questionnaire with codes as answers
 * @decision D63
 */
export function withoutFreeText<T extends Answer>(
  answers: Readonly<Record<string, T>>,
  codedItems: ReadonlySet<string>,
): Record<string, T> {
  const isCode = (item: string, value: T) =>
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    codedItems.has(item);
  return Object.fromEntries(Object.entries(answers).filter(([item, value]) => isCode(item, value)));
}
