import { createHash } from 'node:crypto';
import type { Locale } from '@aube/content';
import type { Snapshot } from '@aube/db';
import { CSV_MARK, csvFile, csvRow } from '../../csv-row.ts';
import { diaryRules } from '../../diary/rules/constants.ts';
import { reviewRules } from '../../diary/rules/review-rules.ts';
import { programmeInstruments } from './answer-columns.ts';
import { CODEBOOK_COLUMNS, codebookRow, type CodebookColumn } from '../rules/codebook.ts';
import type { CsvForm } from '../../csv-form.ts';
import { DATASET_NAMES, DATASET_SLUGS, type DatasetName } from '../rules/dataset.ts';
import { REDCAP_COLUMNS, redcapRows } from '../rules/redcap.ts';
import { spssSyntax } from '../rules/spss-syntax.ts';
import {
  columnWidth,
  sheetHead,
  sheetTail,
  sheetTextRow,
  workbookParts,
} from '../rules/xlsx-parts.ts';
import { inBlocks, type RowCount } from './blocks.ts';
import type { Filters } from './export-snapshot.ts';
import { copyCsvText, copyXlsxText } from './statement.ts';
import { columnsOf, exportTables, type ExportContent } from './tables.ts';
import type { Column, DatasetTable } from './table.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

export type Writing = {
  snapshot: Snapshot;
  content: ExportContent;
  withIdentity: boolean;
  locale: Locale;
  filters: Filters;
  form: CsvForm;
};

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

export async function* writeCsv(
  { snapshot, filters, form }: Writing,
  table: DatasetTable,
  columns: readonly Column[],
  count: RowCount = { rows: 0 },
): AsyncGenerator<Uint8Array> {
  yield bytes(
    CSV_MARK +
      csvRow(
        columns.map(({ name }) => name),
        form,
      ),
  );
  yield* inBlocks(snapshot.copyOut(copyCsvText({ table, columns, filters }, form)), 'CRLF', count);
}

const codebookOf = (table: DatasetTable, columns: readonly Column[]): CodebookColumn[] =>
  columns.map((column) => ({ ...column, dataset: DATASET_SLUGS[table.name] }));

async function* only(text: string): AsyncGenerator<Uint8Array> {
  yield bytes(text);
}

const SHEETS = { fr: ['Données', 'Dictionnaire'], en: ['Data', 'Codebook'] } as const;

type Sheet = { table: DatasetTable; columns: readonly Column[]; rows: number };

export async function* writeXlsx(
  { snapshot, locale, filters }: Writing,
  { table, columns, rows }: Sheet,
): AsyncGenerator<Uint8Array> {
  async function* sheet() {
    yield bytes(
      sheetHead(columns.map((column) => ({ name: column.name, width: columnWidth(column) }))),
    );
    yield* inBlocks(snapshot.copyOut(copyXlsxText({ table, columns, filters })), 'LF', { rows: 0 });
    yield bytes(sheetTail(columns.length, rows));
  }
  const codebook = [
    sheetHead(CODEBOOK_COLUMNS.map((name) => ({ name, width: 24 }))),
    ...codebookOf(table, columns).map((column) => sheetTextRow(codebookRow(column))),
    sheetTail(CODEBOOK_COLUMNS.length, columns.length),
  ].join('');
  yield* zipStream([
    ...Object.entries(workbookParts(SHEETS[locale])).map(([name, text]) => ({
      name,
      content: only(text),
    })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet() },
    { name: 'xl/worksheets/sheet2.xml', content: only(codebook) },
  ]);
}

type FileFacts = { fichier: string; lignes: number; octets: number; sha256: string };

async function* noted(
  { name, content }: ZipEntry,
  count: RowCount,
  facts: FileFacts[],
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    length += chunk.length;
    yield chunk;
  }
  facts.push({ fichier: name, lignes: count.rows, octets: length, sha256: hash.digest('hex') });
}

export type ManifestFacts = { madeAt: Date; filters: Readonly<Record<string, unknown>> };

async function* everything(
  writing: Writing,
  { madeAt, filters }: ManifestFacts,
): AsyncGenerator<ZipEntry> {
  const { content, withIdentity, locale } = writing;
  const tables = exportTables(content);
  const facts: FileFacts[] = [];
  const entry = (file: ZipEntry, count: RowCount): ZipEntry => ({
    name: file.name,
    content: noted(file, count, facts),
  });
  const described = (name: DatasetName) => ({
    table: tables[name],
    columns: columnsOf(tables[name], withIdentity),
  });
  for (const name of DATASET_NAMES) {
    const { table, columns } = described(name);
    const count = { rows: 0 };
    const file = {
      name: `${DATASET_SLUGS[name]}.csv`,
      content: writeCsv(writing, table, columns, count),
    };
    yield entry(file, count);
  }
  const columns = DATASET_NAMES.map(described).flatMap((one) => codebookOf(one.table, one.columns));
  const small = (name: string, text: string, rows: number) =>
    entry({ name, content: only(text) }, { rows });
  yield small('codebook.csv', csvFile(CODEBOOK_COLUMNS, columns.map(codebookRow)), columns.length);
  const fields = redcapRows(columns, locale);
  yield small('redcap.csv', csvFile(REDCAP_COLUMNS, fields), fields.length);
  const syntax = DATASET_NAMES.map((name) => {
    const slug = DATASET_SLUGS[name];
    return spssSyntax(
      slug,
      columns.filter(({ dataset }) => dataset === slug),
      locale,
    );
  }).join('\n');
  // Without this line SPSS uses the decimal sign of its own language.
  const importer = `SET DECIMAL=DOT.\n${syntax}`;
  yield small('importer.sps', `\uFEFF${importer}`, importer.split('\n').length);
  const manifest = {
    instant: madeAt.toISOString(),
    filtres: filters,
    regles: { journal: diaryRules.version, bilan: reviewRules.version },
    instruments: programmeInstruments(content.questionnaires).map(({ id, version, hash }) => ({
      id,
      version,
      hash,
    })),
    fichiers: facts,
  };
  yield { name: 'manifeste.json', content: only(`${JSON.stringify(manifest, null, 2)}\n`) };
}

/** @decision D65 */
export const writeEverything = (
  writing: Writing,
  manifest: ManifestFacts,
): AsyncGenerator<Uint8Array> => zipStream(everything(writing, manifest));
