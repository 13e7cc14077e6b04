import { AppError } from '@aube/api/server';
import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { EXIT } from './failure.ts';
import { TEXTS } from './texts/texts.ts';

it.each([
  ['fr', /^Une feuille de calcul .* demandez le fichier CSV\.$/],
  ['en', /^A spreadsheet .* ask for the CSV file\.$/],
] as const)(
  'says in %s that a workbook is too long, and what to ask for instead',
  (locale, said) => {
    const { code, exitCode, lines } = explainFailure(new AppError('SHEET_TOO_LONG'), TEXTS[locale]);
    expect([code, exitCode]).toEqual(['SHEET_TOO_LONG', EXIT.refused]);
    expect(lines).toEqual([expect.stringMatching(said)]);
  },
);
