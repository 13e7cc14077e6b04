/** A record as its form holds it: a text for each field. */
export type RecordTexts<Field extends string> = Readonly<Record<Field, string>>;

export type MergedRecord<Field extends string> = {
  /** Changed elsewhere, untouched here: taken as it is now. */
  readonly taken: readonly Field[];
  /** Changed here and elsewhere, differently: what was typed stands until the editor picks. */
  readonly contested: readonly Field[];
};

/**
 * Brings together what was typed and what somebody else saved since it was read: nothing typed is
 * lost, and nothing that they changed is undone unseen.
 * @param typed as it would be saved, so that spaces and capitals make no difference
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
