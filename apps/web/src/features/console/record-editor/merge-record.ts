export type RecordTexts<Field extends string> = Readonly<Record<Field, string>>;

export type MergedRecord<Field extends string> = {
  readonly taken: readonly Field[];
  /** Fields that both editors changed. The typed text stays until the person chooses. */
  readonly contested: readonly Field[];
};

/** @param typed the typed texts, with spaces and capitals as the server stores them */
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
