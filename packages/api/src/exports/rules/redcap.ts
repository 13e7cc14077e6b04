import { unitOf, type CodebookColumn } from './codebook.ts';
import type { ColumnCode, Labels } from './column.ts';

export const REDCAP_COLUMNS = [
  'Variable / Field Name',
  'Form Name',
  'Section Header',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
  'Field Note',
  'Text Validation Type OR Show Slider Number',
  'Text Validation Min',
  'Text Validation Max',
  'Identifier?',
  'Branching Logic (Show field only if...)',
  'Required Field?',
  'Custom Alignment',
  'Question Number (surveys only)',
  'Matrix Group Name',
  'Matrix Ranking?',
  'Field Annotation',
] as const;

/** First field of a REDCap project; identifies the record. */
const RECORD_ID = 'code_participant';

const VALIDATIONS: Partial<Record<CodebookColumn['type'], string>> = {
  date: 'date_ymd',
  time: 'time_hh_mm_ss',
  instant: 'datetime_seconds_ymd',
  integer: 'integer',
  number: 'number',
};

const redcapName = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const choicesIn = (codes: readonly ColumnCode[], language: keyof Labels): string =>
  codes.map(({ value, label }) => `${value}, ${label[language].replaceAll('|', '/')}`).join(' | ');

const YES_NO: readonly ColumnCode[] = [
  { value: 'true', label: { fr: 'Oui', en: 'Yes' } },
  { value: 'false', label: { fr: 'Non', en: 'No' } },
];

function fieldRow(column: CodebookColumn, name: string, language: keyof Labels): string[] {
  const codes = column.codes ?? (column.type === 'boolean' ? YES_NO : []);
  const isChoice = codes.length > 0;
  return [
    name,
    redcapName(column.dataset),
    '',
    isChoice ? 'radio' : 'text',
    column.label[language],
    isChoice ? choicesIn(codes, language) : '',
    unitOf(column),
    isChoice ? '' : (VALIDATIONS[column.type] ?? ''),
    '',
    '',
    column.isIdentity ? 'y' : '',
    ...Array.from({ length: 7 }, () => ''),
  ];
}

/**
 * Fields of a REDCap data dictionary: one form per dataset, unique names, the id of the record
 * first.
 */
export function redcapRows(
  columns: readonly CodebookColumn[],
  language: keyof Labels,
): readonly (readonly string[])[] {
  const whose = columns.find(({ name }) => name === RECORD_ID);
  const fields = columns
    .filter(({ name }) => name !== RECORD_ID)
    .map((column) => fieldRow(column, redcapName(`${column.dataset}_${column.name}`), language));
  return whose ? [fieldRow(whose, RECORD_ID, language), ...fields] : fields;
}
