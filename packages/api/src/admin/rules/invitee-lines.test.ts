import { describe, expect, it } from 'vitest';
import { inviteeLines, inviteeOutcomes } from './invitee-lines.ts';

const rows = (...all: string[][]) => all.map((cells, index) => ({ line: index + 1, cells }));

describe('the people of a list', () => {
  it.each([
    ['an address', rows(['a@x.ca']), [[1, 'a@x.ca']]],
    ['in capitals and with spaces', rows([' A@X.ca ']), [[1, 'a@x.ca']]],
    [
      'several a row',
      rows(['a@x.ca', ' b@x.ca']),
      [
        [1, 'a@x.ca'],
        [1, 'b@x.ca'],
      ],
    ],
    [
      'parted by spaces',
      rows(['a@x.ca b@x.ca']),
      [
        [1, 'a@x.ca'],
        [1, 'b@x.ca'],
      ],
    ],
    ['with what a mail program leaves', rows(['\u200ba@x.ca;']), [[1, 'a@x.ca']]],
    ['with a doubled dot', rows(['a..b@x.ca']), [[1, null]]],
    ['with an accent', rows(['zoé@x.ca']), [[1, null]]],
    ['after a name', rows(['Zoé Roy <a@x.ca>']), [[1, 'a@x.ca']]],
    ['beside a name', rows(['Zoé', 'Roy', 'a@x.ca']), [[1, 'a@x.ca']]],
    ['under its header', rows(['Nom', 'Courriel'], ['Roy', 'a@x.ca']), [[2, 'a@x.ca']]],
    ['under an English header', rows(['E-mail', 'Name'], ['a@x.ca', 'R']), [[2, 'a@x.ca']]],
    [
      'of the named column alone',
      rows(['Adresse courriel', 'Médecin'], ['a@x.ca', 'dr@x.ca']),
      [[2, 'a@x.ca']],
    ],
    ['a header after an empty line', rows([''], ['courriel'], ['a@x.ca']), [[3, 'a@x.ca']]],
    [
      'a header that names something else',
      rows(['Nom'], ['a@x.ca']),
      [
        [1, null],
        [2, 'a@x.ca'],
      ],
    ],
    ['no address', rows(['marie', '514']), [[1, null]]],
    ['half an address', rows(['a@']), [[1, null]]],
    ['an address without its end', rows(['a@x']), [[1, null]]],
    ['a named column that is empty', rows(['courriel', 'nom'], ['', 'Roy']), [[2, null]]],
    ['empty rows', rows([''], [' ', '']), []],
    ['a header alone', rows(['courriel']), []],
  ] as const)('%s', (_, given, expected) => {
    expect(inviteeLines(given).map(({ line, address }) => [line, address])).toEqual(expected);
  });

  it.each([
    ['fr', 'fr'],
    ['Français', 'fr'],
    ['Franc\u0327ais', 'fr'],
    ['francais', 'fr'],
    [' EN ', 'en'],
    ['anglais', 'en'],
    ['English', 'en'],
    ['', null],
    ['de', 'unknown'],
  ])('reads the language %j as %s', (cell, language) => {
    const given = rows(['Courriel', 'Langue'], ['a@x.ca', cell]);
    expect(inviteeLines(given)).toMatchObject([{ address: 'a@x.ca', language }]);
  });

  it('reads no language without a column of that name', () => {
    for (const given of [rows(['a@x.ca', 'en']), rows(['Courriel', 'Ville'], ['a@x.ca', 'en'])])
      expect(inviteeLines(given)).toMatchObject([{ language: null }]);
  });

  it('keeps what stands on a line that is no address', () => {
    expect(inviteeLines(rows(['Marie', ' 514 '])).map(({ text }) => text)).toEqual(['Marie 514']);
  });
});

describe('what becomes of each', () => {
  it('refuses a language that the site does not have', () => {
    const line = { line: 1, text: 'a@x.ca', address: 'a@x.ca', language: 'unknown' } as const;
    const outcomes = inviteeOutcomes([line, { ...line, language: 'en' }], known);
    expect(outcomes).toEqual(['notALanguage', 'invited']);
  });

  const lines = ['a@x.ca', 'b@x.ca', null, 'a@x.ca', 'c@x.ca', 'd@x.ca'].map((address, index) => ({
    line: index + 1,
    text: address ?? 'x',
    address,
    language: null,
  }));
  const known = { registered: new Set<string>(), invited: new Set<string>(), capacity: 500 };

  it.each([
    [{}, ['invited', 'invited', 'notAnAddress', 'repeated', 'invited', 'invited']],
    [
      { registered: new Set(['a@x.ca']), invited: new Set(['b@x.ca']) },
      ['alreadyRegistered', 'alreadyInvited', 'notAnAddress', 'repeated', 'invited', 'invited'],
    ],
    [
      { registered: new Set(['a@x.ca']), invited: new Set(['a@x.ca']) },
      ['alreadyRegistered', 'invited', 'notAnAddress', 'repeated', 'invited', 'invited'],
    ],
    [
      { capacity: 3, invited: new Set(['b@x.ca']) },
      ['invited', 'alreadyInvited', 'notAnAddress', 'repeated', 'invited', 'invited'],
    ],
    [
      { capacity: 2 },
      ['invited', 'invited', 'notAnAddress', 'repeated', 'invitedLater', 'invitedLater'],
    ],
    [
      { capacity: 0 },
      ['invitedLater', 'invitedLater', 'notAnAddress', 'repeated', 'invitedLater', 'invitedLater'],
    ],
  ])('knowing %j', (change, expected) => {
    expect(inviteeOutcomes(lines, { ...known, ...change })).toEqual(expected);
  });
});

it.each([
  ['zoé@exemple.test', 'lettersBeforeAt'],
  ['анна@exemple.test', 'lettersBeforeAt'],
  ['ana..b@exemple.test', 'notAnAddress'],
  ['Gagné', 'notAnAddress'],
])('%s is %s', (text, outcome) => {
  const knowledge = { registered: new Set<string>(), invited: new Set<string>(), capacity: 9 };
  const lines = inviteeLines([{ line: 1, cells: [text] }]);
  expect(inviteeOutcomes(lines, knowledge)).toEqual([outcome]);
});
