import { accessSync, openSync, readFileSync } from 'node:fs';
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

it.each([
  [() => openSync('/dev/null/a', 'r'), '/dev/null/a', 'ENOTDIR'],
  [() => accessSync('/nowhere'), '/nowhere', 'ENOENT'],
  [() => readFileSync('/nowhere/at/all'), '/nowhere/at/all', 'ENOENT'],
  [
    () => {
      try {
        readFileSync('/nowhere/secret');
      } catch (cause) {
        throw new Error('a secret', { cause });
      }
    },
    '/nowhere/secret',
    'ENOENT',
  ],
])('names the file that the system refuses', (act, path, code) => {
  let thrown: unknown;
  try {
    act();
  } catch (fault) {
    thrown = fault;
  }
  expect(explainFailure(thrown, TEXTS.en)).toEqual({
    exitCode: EXIT.misused,
    code: 'FILE_UNUSABLE',
    lines: [`${path} cannot be used (${code}). Check the path and the rights on it.`],
  });
});
