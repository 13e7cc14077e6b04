import type { CodebookColumn } from './codebook.ts';
import type { ColumnCode, ColumnType, Labels } from './column.ts';

/** Longest label of a variable or a value in SPSS and PSPP, in bytes of UTF-8. */
const LABEL_BYTES = 255;
const VALUE_LABEL_BYTES = 120;

function withinBytes(text: string, most: number): string {
  let bytes = 0;
  let kept = '';
  for (const letter of text) {
    bytes += new TextEncoder().encode(letter).length;
    if (bytes > most) return kept;
    kept += letter;
  }
  return kept;
}

const quoted = (text: string, mostBytes: number): string =>
  `'${withinBytes(text.replaceAll(/\s+/g, ' '), mostBytes).replaceAll("'", "''")}'`;

const FORMATS: Readonly<Record<ColumnType, string>> = {
  date: 'SDATE10',
  time: 'TIME8',
  instant: 'A19',
  integer: 'F8.0',
  number: 'F8.2',
  boolean: 'A5',
  code: 'A64',
  text: 'A255',
};

/** Format of typed text in bytes: the longest stored text has 200 characters of four bytes. */
const TYPED_FORMAT = 'A800';

const formatOf = ({ type, isTyped }: CodebookColumn): string =>
  isTyped ? TYPED_FORMAT : FORMATS[type];

const YES_NO: readonly ColumnCode[] = [
  { value: 'true', label: { fr: 'Oui', en: 'Yes' } },
  { value: 'false', label: { fr: 'Non', en: 'No' } },
];

const MARK = '_lu';
const isTurned = (type: ColumnType): boolean => type === 'instant' || type === 'boolean';
const BINARY: Readonly<Record<string, string>> = { true: '1', false: '0' };

function turned({ name, type }: CodebookColumn): string[] {
  const read = name + MARK;
  if (type === 'instant') {
    return [
      `IF (${read} NE '') ${name} = NUMBER(SUBSTR(${read},1,10),SDATE10) + NUMBER(SUBSTR(${read},12,8),TIME8).`,
      `FORMATS ${name} (DATETIME20).`,
    ];
  }
  return [
    `RECODE ${read} ('true'=1) ('false'=0) INTO ${name}.`,
    `FORMATS ${name} (F1.0).`,
    `VARIABLE LEVEL ${name} (NOMINAL).`,
  ];
}

const valueOf = ({ value }: ColumnCode, type: ColumnType): string =>
  type === 'integer' ? value : (BINARY[type === 'boolean' ? value : ''] ?? quoted(value, 64));

function labelsOf(column: CodebookColumn, language: keyof Labels): string[] {
  const { name, type, label } = column;
  const codes = column.codes ?? (type === 'boolean' ? YES_NO : []);
  const labels = codes.map(
    (code) => `  ${valueOf(code, type)} ${quoted(code.label[language], VALUE_LABEL_BYTES)}`,
  );
  return [
    `VARIABLE LABELS ${name} ${quoted(label[language], LABEL_BYTES)}.`,
    ...(labels.length > 0 ? [`VALUE LABELS ${name}`, ...labels, '  .'] : []),
  ];
}

/** Reads one CSV file into SPSS or PSPP and saves `.sav`. Instants are in UTC. */
export function spssSyntax(
  dataset: string,
  columns: readonly CodebookColumn[],
  language: keyof Labels,
): string {
  const variables = columns.map(
    (column) =>
      `    ${isTurned(column.type) ? column.name + MARK : column.name} ${formatOf(column)}`,
  );
  const marked = columns.filter(({ type }) => isTurned(type));
  return [
    `GET DATA /TYPE=TXT /FILE='${dataset}.csv' /ENCODING='UTF8'`,
    `  /ARRANGEMENT=DELIMITED /FIRSTCASE=2 /DELIMITERS=',' /QUALIFIER='"'`,
    '  /VARIABLES=',
    `${variables.join('\n')}.`,
    ...marked.flatMap(turned),
    ...columns.flatMap((column) => labelsOf(column, language)),
    // Leaves out the helper columns that only a conversion uses.
    `SAVE OUTFILE='${dataset}.sav' /KEEP=`,
    `${columns.map(({ name }) => `    ${name}`).join('\n')}.`,
    '',
  ].join('\n');
}
