type Answer = string | number | boolean | readonly string[] | null;

/**
 * A person's answers without what they wrote in words of their own. Figures, yes or no and codes of
 * known questions stay; of a question that is not known (any more) no words do.
 * @param codedItems the questions of every questionnaire that are answered by codes
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
