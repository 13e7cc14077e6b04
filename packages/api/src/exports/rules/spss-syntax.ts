import type { CodebookColumn } from './codebook.ts';
import type { ColumnCode, ColumnType, Labels } from './column.ts';

/** The longest label of a variable, and of a value, that SPSS and PSPP take. */
const LABEL_LENGTH = 250;
const VALUE_LABEL_LENGTH = 120;

const quoted = (text: string, longest: number): string =>
  `'${text.replaceAll(/\s+/g, ' ').slice(0, longest).replaceAll("'", "''")}'`;

const FORMATS: Readonly<Record<ColumnType, string>> = {
  date: 'SDATE10',
  time: 'TIME8',
  instant: 'A20',
  integer: 'F8.0',
  number: 'F8.2',
  boolean: 'A5',
  code: 'A64',
  text: 'A120',
};

const YES_NO: Readonly<Record<keyof Labels, string>> = {
  fr: "1 'Oui' 0 'Non'",
  en: "1 'Yes' 0 'No'",
};

const MARK = '_lu';
/** What is read as text and turned into what it is. */
const isTurned = (type: ColumnType): boolean => type === 'instant' || type === 'boolean';

function turned({ name, type }: CodebookColumn, language: keyof Labels): string[] {
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
    `VALUE LABELS ${name} ${YES_NO[language]}.`,
  ];
}

const valueOf = ({ value }: ColumnCode, type: ColumnType): string =>
  type === 'integer' ? value : quoted(value, 64);

function labelsOf(column: CodebookColumn, language: keyof Labels): string[] {
  const { name, type, codes = [], label } = column;
  const labels = codes.map(
    (code) => `  ${valueOf(code, type)} ${quoted(code.label[language], VALUE_LABEL_LENGTH)}`,
  );
  return [
    `VARIABLE LABELS ${name} ${quoted(label[language], LABEL_LENGTH)}.`,
    ...(labels.length > 0 ? [`VALUE LABELS ${name}`, ...labels, '  .'] : []),
  ];
}

/**
 * The syntax that reads one CSV file into SPSS or PSPP, with types, labels and codes, and saves it beside
 * as `.sav`. Instants are in UTC.
 */
export function spssSyntax(
  dataset: string,
  columns: readonly CodebookColumn[],
  language: keyof Labels,
): string {
  const variables = columns.map(
    ({ name, type }) => `    ${isTurned(type) ? name + MARK : name} ${FORMATS[type]}`,
  );
  const marked = columns.filter(({ type }) => isTurned(type));
  return [
    `GET DATA /TYPE=TXT /FILE='${dataset}.csv' /ENCODING='UTF8'`,
    `  /ARRANGEMENT=DELIMITED /FIRSTCASE=2 /DELIMITERS=',' /QUALIFIER='"'`,
    '  /VARIABLES=',
    `${variables.join('\n')}.`,
    ...marked.flatMap((column) => turned(column, language)),
    ...columns.flatMap((column) => labelsOf(column, language)),
    'EXECUTE.',
    ...(marked.length > 0
      ? [`DELETE VARIABLES ${marked.map(({ name }) => name + MARK).join(' ')}.`]
      : []),
    `SAVE OUTFILE='${dataset}.sav'.`,
    '',
  ].join('\n');
}
