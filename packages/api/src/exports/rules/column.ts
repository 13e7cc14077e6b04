/** Text in each language of the site. */
export type Labels = { readonly fr: string; readonly en: string };

/**
 * Type of a column: a day, a clock time (`HH:MM:SS`), an instant in UTC (`YYYY-MM-DD HH:MM:SS`), a
 * whole number, a number, yes/no, a code, or text.
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

/** Possible value of a column, as written in the file. */
export type ColumnCode = { readonly value: string; readonly label: Labels };

/**
 * Description of a column in the codebook. The column has the name of the REST field, in both
 * languages.
 */
export type ColumnFacts = {
  readonly name: string;
  readonly label: Labels;
  readonly type: ColumnType;
  readonly unit?: ColumnUnit;
  /** Meanings of the values of a `code` or an `integer`, or the texts of a yes/no answer. */
  readonly codes?: readonly ColumnCode[];
  /** Source of the values: the instrument of a question, a rule, or an entry of the diary. */
  readonly source: Labels;
  readonly rulesVersion?: string;
  /** True for a column that identifies the person; written only with `identite=oui`. */
  readonly isIdentity?: boolean;
  /** True for text that a person typed, because a spreadsheet might read it as a formula. */
  readonly isTyped?: boolean;
};
