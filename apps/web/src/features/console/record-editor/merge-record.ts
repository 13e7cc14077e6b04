export type RecordTexts<Field extends string> = Readonly<Record<Field, string>>;

export type MergedRecord<Field extends string> = {
  /** Fields changed only by the other editor. The form takes the new text. */
  readonly taken: readonly Field[];
  /** Fields changed by both editors. The typed text stays until the person chooses. */
  readonly contested: readonly Field[];
};

/**
 * Merges the typed texts with the changes saved by another editor.
 * @param typed texts as the server stores them, with the server's spaces and capitals
 */
export function mergeRecord<Field extends string>(
  fields: readonly Field[],
  read: RecordTexts<Field>,
  typed: RecordTexts<Field>,
  current: RecordTexts<Field>,
): MergedRecord<Field> {
  const changed = fields.filter((field) => current[field] !== read[field]);
  return {
    taken: changed.filter((field) => typed[field] === read[field]),
    contested: changed.filter(
      (field) => typed[field] !== read[field] && typed[field] !== current[field],
    ),
  };
}
