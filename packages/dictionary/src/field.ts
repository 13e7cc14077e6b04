/**
 * Text in each language, with plain spaces. The program that displays the text adds no-break
 * spaces.
 * @decision D74
 */
export type Text = { readonly fr: string; readonly en: string };

/** Units after a number, as in « de 0 à 30 verres ». */
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

/** The classes are explained in `packages/db/src/inventory`. */
export type Privacy = 'secret' | 'health' | 'identity' | 'staff' | 'none';

export type Field = {
  /** Name in the REST paths. Also the name of the column in files, unless `column` is set. */
  readonly french: string;
  readonly column?: string;
  readonly isInRest?: false;
  /** True when the program computes the value; `meaning` says when the value is null. */
  readonly isComputed?: true;
  /** Name in tables, lists, messages and the audit log. */
  readonly label: Text;
  /** Name in data files, when `label` is not clear outside the page. */
  readonly longLabel?: Text;
  /** One sentence about the value, without unit, bounds and final full stop. */
  readonly meaning: Text;
  readonly privacy: Privacy;
};

export type RangeFault = 'outOfRange' | 'tooManyAwakenings' | 'tooManyNaps';

/** Whole number: a clock time is minutes after midnight, a choice is a position on a scale. */
export type NumberRule = {
  readonly minimum: number;
  readonly maximum: number;
  readonly rangeFault: RangeFault;
} & (
  | { readonly kind: 'clockTime'; readonly example: number }
  | { readonly kind: 'minutes' | 'count'; readonly unit: Unit; readonly example: number }
  | { readonly kind: 'choice'; readonly choices: readonly Text[] }
);

export type NightFieldRule = { readonly isRequired: boolean } & (
  | NumberRule
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'text'; readonly maximumLength: number }
  | { readonly kind: 'naps'; readonly maximum: number }
);

/** `french` is the name in REST and in files. */
export type Code = { readonly french: string; readonly label: Text };

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
      | { readonly kind: 'oneOf' | 'someOf'; readonly codes: Readonly<Record<string, Code>> }
    ));

export type Entity = {
  readonly label: Text;
  readonly french: string;
  /** Increased by one with each change of the entity's content. */
  readonly revision: number;
  readonly fields: Readonly<Record<string, Field & FieldRule>>;
};
