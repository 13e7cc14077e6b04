export const CSV_SEPARATORS = ['comma', 'semicolon'] as const;
export const CSV_DECIMALS = ['point', 'comma'] as const;

export type CsvForm = {
  separator: (typeof CSV_SEPARATORS)[number];
  decimal: (typeof CSV_DECIMALS)[number];
};

export const USUAL_FORM: CsvForm = { separator: 'comma', decimal: 'point' };

export const SEPARATOR_WORDS = { comma: 'virgule', semicolon: 'point-virgule' } as const;
export const DECIMAL_WORDS = { point: 'point', comma: 'virgule' } as const;

export const separatorOf = ({ separator }: CsvForm): string => (separator === 'comma' ? ',' : ';');
