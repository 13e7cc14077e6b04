import { expect, it } from 'vitest';
import { codebookRow, CODEBOOK_COLUMNS, type CodebookColumn } from './codebook.ts';
import { REDCAP_COLUMNS, redcapRows } from './redcap.ts';
import { spssSyntax } from './spss-syntax.ts';

const source = { fr: 'Dossier', en: 'Record' };
const columns: CodebookColumn[] = [
  { dataset: 'nuits', name: 'code_participant', type: 'text', label: source, source },
  { dataset: 'nuits', name: 'dors_tu___oui', type: 'boolean', label: source, source },
  { dataset: 'nuits', name: 'soumis_le', type: 'instant', label: source, source },
  {
    dataset: 'nuits',
    name: 'phq9_1',
    type: 'integer',
    label: { fr: "Peu d’intérêt, l'été", en: 'Little interest' },
    codes: [{ value: '0', label: { fr: 'Jamais | non', en: 'Not at all' } }],
    source,
    rulesVersion: 'regles@1',
  },
];

it('the codebook says the same in both languages', () => {
  const row = Object.fromEntries(
    CODEBOOK_COLUMNS.map((name, index) => [name, codebookRow(columns[3] as CodebookColumn)[index]]),
  );
  expect(row).toMatchObject({
    jeu: 'nuits',
    colonne: 'phq9_1',
    codes_fr: '0 = Jamais | non',
    codes_en: '0 = Not at all',
    version_regles: 'regles@1',
  });
});

it('REDCap’s dictionary begins with whose the record is, and has each name once, as it takes them', () => {
  const rows = redcapRows([...columns, { ...columns[0]!, dataset: 'scores' }], 'fr');
  const fields = rows.map((row) =>
    Object.fromEntries(REDCAP_COLUMNS.map((name, index) => [name, row[index]])),
  );
  expect(rows.every((row) => row.length === 18)).toBe(true);
  const names = fields.map((field) => field['Variable / Field Name']);
  expect(names).toEqual([
    'code_participant',
    'nuits_dors_tu_oui',
    'nuits_soumis_le',
    'nuits_phq9_1',
  ]);
  expect(fields[1]).toMatchObject({
    'Field Type': 'radio',
    'Choices, Calculations, OR Slider Labels': 'true, Oui | false, Non',
  });
  expect(fields[3]?.['Choices, Calculations, OR Slider Labels']).toBe('0, Jamais / non');
});

it('the syntax turns what SPSS cannot read, and doubles an apostrophe', () => {
  const syntax = spssSyntax('nuits', columns, 'fr');
  expect(syntax).toContain("GET DATA /TYPE=TXT /FILE='nuits.csv' /ENCODING='UTF8'");
  expect(syntax).toContain("RECODE dors_tu___oui_lu ('true'=1) ('false'=0) INTO dors_tu___oui.");
  expect(syntax).toContain('FORMATS soumis_le (DATETIME20).');
  expect(syntax).toContain("VARIABLE LABELS phq9_1 'Peu d’intérêt, l''été'.");
  expect(syntax).toContain("  0 'Jamais | non'");
  expect(syntax).toContain("  1 'Oui'\n  0 'Non'");
  expect(syntax).toContain(
    "SAVE OUTFILE='nuits.sav' /KEEP=\n    code_participant\n    dors_tu___oui\n    soumis_le\n    phq9_1.",
  );
});

it('a label is as long as SPSS takes, counted in bytes, and never ends within a letter', () => {
  const label = { fr: 'é'.repeat(200), en: 'e' };
  const syntax = spssSyntax('nuits', [{ ...columns[0]!, label }], 'fr');
  expect(syntax).toContain(`VARIABLE LABELS code_participant '${'é'.repeat(127)}'.`);
});

it('an instant is in UTC by the codebook and by REDCap, which checks how it is written', () => {
  expect(codebookRow(columns[2]!)[CODEBOOK_COLUMNS.indexOf('unite')]).toBe('UTC');
  const [, , instant] = redcapRows(columns, 'fr');
  expect(instant?.slice(6, 8)).toEqual(['UTC', 'datetime_seconds_ymd']);
});
