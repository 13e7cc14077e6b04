export type Labels = { readonly fr: string; readonly en: string };

/**
 * Type of the values in a file. `instant` is written `YYYY-MM-DD HH:MM:SS` in UTC; `time` is
 * written `HH:MM:SS`.
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

export type ColumnCode = { readonly value: string; readonly label: Labels };

/** Column in the codebook. The column has the French and English names of its REST field. */
export type ColumnFacts = {
  readonly name: string;
  readonly label: Labels;
  readonly type: ColumnType;
  readonly unit?: ColumnUnit;
  /** Meanings of the values of a `code` or an `integer`, or the texts for yes and no. */
  readonly codes?: readonly ColumnCode[];
  readonly source: Labels;
  readonly rulesVersion?: string;
  /** True for a column that identifies the person; written only with `identite=oui`. */
  readonly isIdentity?: boolean;
  /** True for text that a person typed, which a spreadsheet might read as a formula. */
  readonly isTyped?: boolean;
  /** True for a telephone number. A stored number always has a valid form. */
  readonly isPhone?: boolean;
};
