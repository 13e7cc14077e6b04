import type { ColumnCode, ColumnFacts, Labels } from './column.ts';

export type CodebookColumn = ColumnFacts & { readonly dataset: string };

const codesIn = (codes: readonly ColumnCode[] | undefined, language: keyof Labels): string =>
  (codes ?? []).map(({ value, label }) => `${value} = ${label[language]}`).join(' | ');

export const unitOf = ({ type, unit }: ColumnFacts): string =>
  unit ?? (type === 'instant' ? 'UTC' : '');

/** @decision D65 */
export const CODEBOOK_COLUMNS = [
  'jeu',
  'colonne',
  'libelle_fr',
  'libelle_en',
  'type',
  'unite',
  'codes_fr',
  'codes_en',
  'source_fr',
  'source_en',
  'version_regles',
] as const;

export const codebookRow = (column: CodebookColumn): readonly string[] => [
  column.dataset,
  column.name,
  column.label.fr,
  column.label.en,
  column.type,
  unitOf(column),
  codesIn(column.codes, 'fr'),
  codesIn(column.codes, 'en'),
  column.source.fr,
  column.source.en,
  column.rulesVersion ?? '',
];
