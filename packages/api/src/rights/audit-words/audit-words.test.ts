import { nightFieldNames } from '@aube/dictionary';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ANSWERABLE_REASONS } from '../../stats/rules/call-reasons.ts';
import { nightQuestionCodes } from '../../diary/rules/night-questions.ts';
import { PROCEDURES } from '../../procedures.ts';
import { lookKindSql } from '../record/look-kind-sql.ts';
import { AUDIT_ACTS, AUDIT_PERIODS } from '../rules/audit-list.ts';
import { LIST_ACTIONS, lookKind } from '../rules/look-kind.ts';
import { actionName, actionWords } from './action-words.ts';
import { codeWords } from './code-words.ts';
import { fieldName, fieldWords } from './field-words.ts';
import { namedByWord } from './find-by-words.ts';
import { objectName, objectWords } from './object-words.ts';
import { valueWords, type ValueReader } from './value-words.ts';

const procedures = PROCEDURES.map(({ name }) => name);

describe('the words of the log', () => {
  it('name every procedure, in both languages', () => {
    expect(procedures.filter((name) => !actionWords.has(name))).toEqual([]);
    const all = [
      ...actionWords.values(),
      ...Object.values(fieldWords),
      ...Object.values(objectWords),
      ...Object.values(codeWords).flatMap((codes) => Object.values(codes)),
    ];
    expect(all.filter(([french, english]) => !french || !english)).toEqual([]);
  });

  it('name what a night holds, and each code of a closed list', () => {
    expect(nightFieldNames.filter((name) => !fieldWords[name])).toEqual([]);
    for (const [field, codes] of [
      ['confirmed', nightQuestionCodes],
      ['act', AUDIT_ACTS],
      ['period', AUDIT_PERIODS],
      ['roles', ['1', '2', '3']],
    ] as const) {
      expect([field, codes.filter((code) => !codeWords[field]?.[code])]).toEqual([field, []]);
    }
    const answered = ANSWERABLE_REASONS.filter((code) => !codeWords['reason']?.[code]);
    expect(answered).toEqual([]);
  });

  it('leave what has none under its own name', () => {
    expect(actionName('gone.long', 'fr')).toBe('gone.long');
    expect(fieldName('gone', 'en')).toBe('gone');
    expect(objectName('gone', '7', 'en')).toBe('gone 7');
    expect(objectName(null, null, 'en')).toBeNull();
    expect(objectName('erasure', 'request', 'en')).toBe('Erasure asked for by the person');
  });
});

describe('a value in words', () => {
  const reader: ValueReader = {
    locale: 'fr',
    timeZone: 'America/Toronto',
    instruments: [],
    people: new Map([[7, 'Camille Roy']]),
    places: new Map([[3, 'Clinique']]),
  };
  it.each([
    ['city', null, null],
    ['city', 'Laval', 'Laval'],
    ['isOn', true, 'oui'],
    ['isOn', false, 'non'],
    ['locale', 'en', 'Anglais'],
    ['roles', [2, 3], 'Personnel, Participant'],
    ['roles', [], null],
    ['establishmentId', 3, 'Clinique'],
    ['establishmentIds', [3, 4], 'Clinique, 4'],
    ['inChargeUserId', 7, 'Camille Roy'],
    ['lightsOutTime', 1380, '23 h'],
    ['timeInBedMinutes', 430, '430 min'],
    ['awakenings', 2, '2'],
    ['naps', [{ startTime: 780, endTime: 800 }], '13 h – 13 h 20'],
    ['startsOn', '2026-01-06', '6 janvier 2026'],
    ['deletedAt', '2026-01-07T03:30:00.000Z', '6 janvier 2026 à 22 h 30'],
    ['instruments', [{ id: 'isi', version: '1.0', hash: 'x' }], 'isi 1.0'],
    ['confirmed', ['awakeLong'], 'long éveil'],
    ['reason', 'silent', 'Journal sans nouvelles'],
    ['reason', 'Déménagement.', 'Déménagement.'],
    ['kind', 'fall', 'Chute, ou presque'],
    ['kind', 'healthChanged', 'Réponses de sécurité changées'],
    ['kind', 'note', 'Note'],
    ['kind', 'somethingElse', 'somethingElse'],
  ])('%s of %j is %j', (field, value, words) => {
    expect(valueWords(field, value, reader)?.replaceAll(/\s/g, ' ') ?? null).toBe(words);
  });

  it('is in the reader’s language', () => {
    const english = { ...reader, locale: 'en' } as const;
    expect(valueWords('roles', [1], english)).toBe('Administrator');
    expect(valueWords('startsOn', '2026-01-06', english)).toBe('6\u00A0January 2026');
  });
});

it.each([
  ['connexion', 'account.login'],
  ['REPONSES', 'questionnaires.findAnswers'],
  ['listaudit', 'rights.listAudit'],
])('the word %s finds %s', (word, action) => {
  expect(namedByWord(word, 'fr').actions).toContain(action);
});

it('knows in SQL what an action shows, as the rule does', async () => {
  const { db } = await testDatabase();
  const actions = [...new Set([...procedures, ...actionWords.keys(), ...LIST_ACTIONS, 'x', ''])];
  const { rows } = await db.execute<{ action: string; kind: string }>(sql`
    select action, ${lookKindSql(sql`action`)} as kind
    from unnest(${sql.param(actions)}::text[]) as a (action)`);
  expect(rows.map(({ kind }) => kind)).toEqual(rows.map(({ action }) => lookKind(action)));
});
