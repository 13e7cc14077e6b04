import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ERROR_CATALOGUE } from '@aube/api/server';
import { describe, expect, it } from 'vitest';
import { ISSUE_CODES, type Texts } from './codes.ts';
import { faultText, issueText, localeOfQuery, TEXTS } from './texts.ts';

const SOURCES = [
  join(import.meta.dirname, '../../../../../packages/api/src'),
  join(import.meta.dirname, '../../../../../packages/dictionary/src'),
  join(import.meta.dirname, '..'),
];

/** Patterns of source code that assign an error code to a field. */
const GIVES = [
  /\berror: '([a-z]\w+)'/g,
  /\brangeFault: '([a-z]\w+)'/g,
  /\bcode: '([a-z]\w+)'/g,
  /invalidField\([^;]*?'([a-z]\w+)'\s*,?\s*\)/g,
  /new Malformed\('([a-z]\w+)'\)/g,
  /\? '(required|notWhole|invalid)'/g,
  /[:?]{1,2} '(required|notWhole|invalid|tooSmall|tooBig|unknownField|unknownChoice)'/g,
  /\? '([a-z]\w+)' : 'notAnEmail'/g,
  /\| '(password\w+)'/g,
];

/** Pattern for the functions in `check-*.ts`, which return an error code or null. */
const ANSWERS = /\? '([a-z]\w+)' : null/g;

function codesGiven(): Set<string> {
  const codes = new Set<string>();
  for (const folder of SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('texts/')) continue;
      if (
        /night-questions|week-review|expected-week|schedule-availability|night-import|import-nights|read-night-file|judge-import/.test(
          file,
        )
      )
        continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const patterns = basename(file).startsWith('check-') ? [...GIVES, ANSWERS] : GIVES;
      for (const pattern of patterns)
        for (const [, code] of text.matchAll(pattern)) codes.add(code!);
    }
  }
  return codes;
}

describe('the texts of the REST edge (ER-1)', () => {
  it('word every code of the catalogue, and no other, in both languages', () => {
    for (const { faults } of Object.values(TEXTS)) {
      expect(Object.keys(faults).toSorted()).toEqual(Object.keys(ERROR_CATALOGUE).toSorted());
    }
  });

  it('word every code that is given to a field, and no other, in both languages', () => {
    expect([...codesGiven()].toSorted()).toEqual([...ISSUE_CODES].toSorted());
    for (const { issues } of Object.values(TEXTS)) {
      expect(Object.keys(issues).toSorted()).toEqual([...ISSUE_CODES].toSorted());
    }
  });

  const sentences = ({ faults, issues }: Texts) => [
    ...Object.values(faults),
    ...Object.values(issues),
  ];

  it('are whole, kind sentences', () => {
    for (const text of Object.values(TEXTS).flatMap(sentences)) {
      expect(text).toMatch(/^[A-ZÀ-Ý].*\.$/);
      expect(text).not.toMatch(/[!']|\.\.\.|\s{2}/);
    }
  });

  it('are typeset', () => {
    expect(faultText('fr', 'SECOND_FACTOR_REQUIRED')).toContain('bon; ajoutez');
    expect(faultText('fr', 'BAD_JSON')).toContain('lue\u00a0: son');
  });

  it.each([
    ['fr', 1, 'dans 1\u00a0minute.'],
    ['fr', 60, 'dans 1\u00a0minute.'],
    ['fr', 61, 'dans 2\u00a0minutes.'],
    ['en', 60, 'in 1\u00a0minute.'],
    ['en', 3593, 'in 60\u00a0minutes.'],
    ['fr', null, 'un peu plus tard.'],
    ['en', null, 'a little later.'],
  ] as const)('says in %s when a limit of %s seconds ends: %s', (locale, seconds, end) => {
    expect(faultText(locale, 'TOO_MANY_REQUESTS', seconds).endsWith(end)).toBe(true);
    expect(issueText('fr', { code: 'notATimeZone' })).toContain('valide\u00a0: America');
  });

  it('fall back on "does not fit" for a code from elsewhere', () => {
    expect(issueText('fr', { code: 'somethingNew' })).toBe(TEXTS.fr.issues.invalid);
    expect(issueText('en', { code: 'constructor' })).toBe(TEXTS.en.issues.invalid);
  });

  it('speak French unless asked for English, and nothing else', () => {
    expect(localeOfQuery(undefined)).toBe('fr');
    expect(localeOfQuery('en')).toBe('en');
    for (const lang of ['', 'FR', 'de', 'en-CA']) expect(localeOfQuery(lang)).toBe('fr');
  });
});
