/** One text in each language, with plain spaces: the reader sets its typography. @decision D74 */
export type Text = { readonly fr: string; readonly en: string };

/** The classes of `packages/db/src/inventory`. */
export type Privacy = 'secret' | 'health' | 'identity' | 'staff' | 'none';

/** The words of one field, the same for every reader. */
export type Field = {
  /** The word of the REST paths, and the name of the column in files. */
  readonly french: string;
  /** The name in tables, lists, messages and the audit log. */
  readonly label: Text;
  /** The name in files of data, where the label is too short without its page. */
  readonly longLabel?: Text;
  /** One sentence about the value, without its unit, its bounds and its full stop. */
  readonly meaning: Text;
  readonly privacy: Privacy;
};
