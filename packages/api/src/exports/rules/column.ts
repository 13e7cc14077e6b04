/** One thing in each language of the site. */
export type Labels = { readonly fr: string; readonly en: string };

/**
 * What a column holds: a day, a time on the clock (`HH:MM:SS`), an instant in UTC (`YYYY-MM-DD HH:MM:SS`), a whole number, a
 * number, yes or no, one of some codes, or text.
 */
export type ColumnType =
  | 'date'
  | 'time'
  | 'instant'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'code'
  | 'text';

export type ColumnUnit = 'minutes' | 'percent' | 'days';

/** A value that a column may hold, as the file writes it. */
export type ColumnCode = { readonly value: string; readonly label: Labels };

/** What the codebook says of a column. Its name is the REST field's, the same in both languages. */
export type ColumnFacts = {
  readonly name: string;
  readonly label: Labels;
  readonly type: ColumnType;
  readonly unit?: ColumnUnit;
  /** The codes of a `code`, what the numbers of an `integer` mean, and what yes and no say where a question words them. */
  readonly codes?: readonly ColumnCode[];
  /** Where it comes from: a question's instrument, a rule, an entry of the diary. */
  readonly source: Labels;
  /** The version of the rules that computed it. */
  readonly rulesVersion?: string;
  /** It says who the person is: only with `identite=oui`. */
  readonly isIdentity?: boolean;
  /** Text that people type, which a spreadsheet might read as a formula. */
  readonly isTyped?: boolean;
};
