/** A text in each language of the site. */
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

/** A possible value, as the file writes it. */
export type ColumnCode = { readonly value: string; readonly label: Labels };

/**
 * Description of a column in the codebook. Its name is the REST field's, the same in both
 * languages.
 */
export type ColumnFacts = {
  readonly name: string;
  readonly label: Labels;
  readonly type: ColumnType;
  readonly unit?: ColumnUnit;
  /** Codes of a `code`, meanings of an `integer`'s values, and worded yes/no answers. */
  readonly codes?: readonly ColumnCode[];
  /** Source: a question's instrument, a rule, an entry of the diary. */
  readonly source: Labels;
  readonly rulesVersion?: string;
  /** Identifies the person: only with `identite=oui`. */
  readonly isIdentity?: boolean;
  /** Typed text, which a spreadsheet might read as a formula. */
  readonly isTyped?: boolean;
};
