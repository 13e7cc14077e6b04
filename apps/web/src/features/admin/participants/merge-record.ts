/** The fields of a record's form, in their order; the reason is of the change, not of the record. */
export const recordFields = [
  'firstName',
  'lastName',
  'inclusionNumber',
  'establishmentId',
  'postalAddress',
  'city',
  'province',
  'postalCode',
  'phoneNumber',
] as const;
export type RecordField = (typeof recordFields)[number];
export type RecordTexts = Readonly<Record<RecordField, string>>;

export interface MergedRecord {
  /** What the form holds from here on. */
  readonly texts: RecordTexts;
  /** Changed elsewhere, untouched here: taken as it is now. */
  readonly taken: readonly RecordField[];
  /** Changed here and elsewhere, differently: what was typed stands until one decides. */
  readonly contested: readonly RecordField[];
}

/**
 * Brings together what was typed and what somebody else saved since it was read: nothing typed is
 * lost, and nothing that they changed is undone unseen.
 */
export function mergeRecord(
  read: RecordTexts,
  typed: RecordTexts,
  current: RecordTexts,
): MergedRecord {
  const changed = recordFields.filter((field) => current[field] !== read[field]);
  const taken = changed.filter((field) => typed[field] === read[field]);
  const contested = changed.filter(
    (field) => typed[field] !== read[field] && typed[field] !== current[field],
  );
  const texts = Object.fromEntries(
    recordFields.map((field) => [field, taken.includes(field) ? current[field] : typed[field]]),
  ) as Record<RecordField, string>;
  return { texts, taken, contested };
}
