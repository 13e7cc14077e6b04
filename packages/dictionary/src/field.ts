/** One text in each language, with plain spaces: the reader sets its typography. @decision D74 */
export type Text = { readonly fr: string; readonly en: string };

/** Each unit in words: « de 0 à 30 verres ». */
export const units = {
  minutes: { fr: 'minutes', en: 'minutes' },
  times: { fr: 'fois', en: 'times' },
  naps: { fr: 'siestes', en: 'naps' },
  drinks: { fr: 'verres', en: 'drinks' },
  nights: { fr: 'nuits', en: 'nights' },
  months: { fr: 'mois', en: 'months' },
  people: { fr: 'personnes', en: 'people' },
} as const satisfies Record<string, Text>;
export type Unit = keyof typeof units;

/** The classes of `packages/db/src/inventory`. */
export type Privacy = 'secret' | 'health' | 'identity' | 'staff' | 'none';

/** The words of one field, the same for every reader. */
export type Field = {
  /** The word of the REST paths, and the name of the column in files. */
  readonly french: string;
  /** The name of the column, where files have another. */
  readonly column?: string;
  /** False for a field of files alone. */
  readonly isInRest?: false;
  /** The program finds it; its meaning says when it is null. */
  readonly isComputed?: true;
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

/** A stored code, with its word in REST and in files. */
export type Code = { readonly french: string; readonly label: Text };

/** The values that a field may hold. */
export type FieldRule =
  | NightFieldRule
  | ({ readonly isRequired: boolean } & (
      | { readonly kind: 'clockTime' | 'date' | 'instant' | 'number' | 'object' | 'percent' }
      | {
          readonly kind: 'minutes' | 'count';
          readonly unit: Unit;
          readonly minimum?: number;
          readonly maximum?: number;
        }
      | { readonly kind: 'text'; readonly maximumLength?: number }
      | { readonly kind: 'oneOf'; readonly codes: Readonly<Record<string, Code>> }
    ));

/** A table of fields with its own words. */
export type Entity = {
  readonly label: Text;
  /** The word of one of them in REST. */
  readonly french: string;
  /** One more with every change of its content. */
  readonly revision: number;
  readonly fields: Readonly<Record<string, Field & FieldRule>>;
};
