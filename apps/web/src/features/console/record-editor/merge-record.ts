export type RecordTexts<Field extends string> = Readonly<Record<Field, string>>;

export type MergedRecord<Field extends string> = {
  /** Changed elsewhere, untouched here: the new text is taken. */
  readonly taken: readonly Field[];
  /** Changed on both sides, differently: the typed text stays until the editor picks. */
  readonly contested: readonly Field[];
};

/**
 * Merges the typed texts with what was saved elsewhere since: no typed text is lost, and no change
 * of others is undone unseen.
 * @param typed as stored, so that spaces and capitals make no difference
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
