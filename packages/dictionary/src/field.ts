/** One text in each language, with plain spaces: the reader sets its typography. @decision D74 */
export type Text = { readonly fr: string; readonly en: string };

/** Each unit in words: « de 0 à 30 verres ». */
export const units = {
  minutes: { fr: 'minutes', en: 'minutes' },
  times: { fr: 'fois', en: 'times' },
  naps: { fr: 'siestes', en: 'naps' },
  drinks: { fr: 'verres', en: 'drinks' },
} as const satisfies Record<string, Text>;
export type Unit = keyof typeof units;

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

/** The refusal of a number that is higher than its field may hold. */
export type RangeFault = 'outOfRange' | 'tooManyAwakenings' | 'tooManyNaps';

/** A whole number: a clock time is minutes after midnight, a choice a place on a scale. */
export type NumberRule = {
  readonly minimum: number;
  readonly maximum: number;
  readonly rangeFault: RangeFault;
} & (
  | { readonly kind: 'clockTime'; readonly example: number }
  | { readonly kind: 'minutes' | 'count'; readonly unit: Unit; readonly example: number }
  | { readonly kind: 'choice'; readonly choices: readonly Text[] }
);

/** The values that one field of a night may hold. */
export type NightFieldRule = { readonly isRequired: boolean } & (
  | NumberRule
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'text'; readonly maximumLength: number }
  | { readonly kind: 'naps'; readonly maximum: number }
);

/** A table of fields with its own words. */
export type Entity = {
  readonly label: Text;
  /** The word of one of them in REST. */
  readonly french: string;
  /** One more with every change of its content. */
  readonly revision: number;
  readonly fields: Readonly<Record<string, Field & NightFieldRule>>;
};
