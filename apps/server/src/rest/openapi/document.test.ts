import { Validator } from '@seriousme/openapi-schema-validator';
import { entities } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';
import { REST_ROWS } from '../rows.ts';
import type { Field, Vocabulary } from '../vocabulary/vocabulary.ts';
import { openApiDocument } from './document.ts';
import { exampleOf, factsOf, keyOf, type Operation } from './operation.ts';
import { PROCEDURE_TEXTS } from './texts/procedure-texts.ts';
import { ROW_SUMMARIES } from './texts/row-summaries.ts';
import { dictionaryTexts } from './texts/field-texts.ts';
import { SHARED_TEXTS, WORD_TEXTS } from './texts/word-texts.ts';

const fr = openApiDocument('fr', 'https://aube.example.test');
const en = openApiDocument('en', 'https://aube.example.test');

const operations: [string, Operation][] = Object.entries(en.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    each,
  ]),
);

const dictionaryWords = entities.flatMap(([, entity]) =>
  Object.values(entity.fields).map(({ french }) => french),
);

const fieldsOf = (vocabulary: Vocabulary): Field[] =>
  vocabulary.flatMap((field) => [field, ...fieldsOf(field.words ?? [])]);

const fields = REST_ROWS.flatMap(({ body = [], reply }) => [
  ...fieldsOf(body),
  ...(reply === null || reply === 'file' ? [] : fieldsOf(reply.vocabulary)),
]);

function objectsIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return [];
  const { example: _example, ...rest } = node as Record<string, unknown>;
  return [rest, ...Object.values(rest).flatMap(objectsIn)];
}

function emptySchemas(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${place}.${key}`;
    const isEmpty =
      /\.properties\.\w+$/.test(at) &&
      Object.keys(value as object).every((each) => each === 'description');
    return [...(isEmpty ? [at] : []), ...(key === 'example' ? [] : emptySchemas(value, at))];
  });
}

/**
 * Finds dates and instants by their French names.
 * @returns the paths of dates and instants without a format or a pattern
 */
function formlessDates(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { name, schema } = node as { name?: unknown; schema?: object };
  const named = typeof name === 'string' && schema ? [[name, schema] as const] : [];
  return [...named, ...Object.entries(node)].flatMap(([key, value]) => {
    const at = `${place}.${key}`;
    const isDate = /(^|_)(le|du|au|jusqua|depuis|at)$/.test(key) && typeof value === 'object';
    const isSaid = /"(format|pattern)":/.test(JSON.stringify(value));
    return [
      ...(isDate && !isSaid ? [at] : []),
      ...(key === 'example' ? [] : formlessDates(value, at)),
    ];
  });
}

const shapeOf = (document: unknown) =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      ((key === 'description' || key === 'summary') && typeof value === 'string') ||
      key === 'example'
        ? ''
        : value,
    ),
  ) as Record<string, unknown>;

describe('the OpenAPI document', () => {
  it.each([
    ['fr', fr],
    ['en', en],
  ])('is valid OpenAPI 3.1, says an independent validator: %s', async (_locale, document) => {
    const validator = new Validator();
    const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(await validator.validate(plain)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has an operation for every row, and a row for every operation', () => {
    expect(operations.map(([key]) => key).toSorted()).toEqual(REST_ROWS.map(keyOf).toSorted());
  });

  it('names each operation once', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has summaries of its own for rows only', () => {
    expect(REST_ROWS.map(keyOf)).toEqual(expect.arrayContaining(Object.keys(ROW_SUMMARIES)));
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('gives no two operations of a group the same summary: %s', (_locale, document) => {
    const said = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ tags, summary }) => `${tags.join()}: ${summary}`),
    );
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });

  it('says the same in both languages', () => {
    const rest = ({ info: _info, tags: _tags, ...document }: typeof fr) => document;
    const untagged = (document: unknown) =>
      JSON.stringify(shapeOf(document)).replaceAll(/"tags":\[[^\]]*\]/g, '');
    expect(untagged(rest(fr))).toEqual(untagged(rest(en)));
  });

  it('has a text for every word of the rows, and no other', () => {
    const words = fields.map(({ french }) => french);
    expect(Object.keys(WORD_TEXTS).toSorted()).toEqual([...new Set(words)].toSorted());
  });

  it.each(Object.keys(SHARED_TEXTS))('rewords “%s” since it stands for several fields', (word) => {
    const named = fields.filter(({ french }) => french === word).map(({ keys }) => keys.at(-1));
    expect(new Set(named).size).toBeGreaterThan(1);
    expect(dictionaryWords).toContain(word);
  });

  it('writes no text of its own over one of the dictionary', () => {
    const { nom: _nom, ...others } = SHARED_TEXTS;
    expect(() => dictionaryTexts(others)).toThrow('“nom” different meanings');
    expect(WORD_TEXTS).toMatchObject(dictionaryTexts(SHARED_TEXTS));
  });

  it('has a text for every procedure of the rows, and no other', () => {
    const procedures = new Set(REST_ROWS.map(({ procedure }) => procedure));
    expect(Object.keys(PROCEDURE_TEXTS).toSorted()).toEqual([...procedures].toSorted());
  });

  it('gives every word a schema', () => {
    expect(emptySchemas([en.paths, en.components])).toEqual([]);
  });

  it('gives every date and instant a form', () => {
    expect(formlessDates([en.paths, en.components])).toEqual([]);
    const { parameters } = en.paths['/api/admin/exports/{fichier}']!['get']!;
    const from = parameters.find((each) => 'name' in each && each.name === 'du');
    expect(from).toMatchObject({ schema: { type: 'string', format: 'date' } });
  });

  it('names every schema that its paths and schemas use, and no other', () => {
    const used = [...JSON.stringify(en).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    const names = Object.keys(en.components.schemas);
    expect(new Set(used.map(([, name]) => name))).toEqual(new Set(names));
    expect(names).toContain('JourJournalSommeil');
    expect(names).toContain('ParticipantSaisie');
    expect(Object.entries(en.components.schemas).filter(([, schema]) => schema.title)).toEqual([]);
  });

  it('has a contact, and items for each list, as Spectral asks', () => {
    expect(en.info.contact.url).toBe('https://aube.example.test');
    const lists = objectsIn(en).filter(({ type }) => [type].flat().includes('array'));
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.filter(({ items }) => !items)).toEqual([]);
  });

  it('describes every place of a path', () => {
    const silent = operations.flatMap(([key, { parameters }]) =>
      parameters.flatMap((each) =>
        'name' in each && each.description === '' ? [`${key} ${each.name}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('describes the callers and the refusals of each call', () => {
    const login = en.paths['/api/auth/connexion']!['post']!;
    expect(login.security).toEqual([]);
    expect(login.responses['401']?.description).toContain('WRONG_CREDENTIALS');
    const save = en.paths['/api/jours-journal-sommeil/{id}']!['put']!;
    expect(save.security).toEqual([{ session: [] }, { jeton: [] }]);
    expect(Object.keys(save.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(save.responses['409']?.description).toContain('`DAY_NOT_OPEN` This night');
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('describes each file and its refusals: %s', (_locale, { paths }) => {
    const { responses } = paths['/api/admin/exports/{fichier}']!['get']!;
    const { content = {}, headers = {} } = responses['200']!;
    const [csv, xlsx, zip] = [
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/zip',
    ].map((type) => content[type]?.schema?.description);
    expect(csv).toContain('`.csv`');
    expect(xlsx).toContain('`SHEET_TOO_LONG`');
    expect(zip).toContain('`redcap.csv`');
    expect(Object.keys(headers)).toEqual(['Content-Disposition']);
    expect(responses['422']?.description).toContain('`SHEET_TOO_LONG`');
    for (const status of ['429', '503']) {
      expect(Object.keys(responses[status]?.headers ?? {})).toEqual(['Retry-After']);
    }
  });

  it('offers access tokens only to calls that take them', () => {
    const guardOf = new Map(
      REST_ROWS.map((row): [string, string] => [keyOf(row), factsOf(row).meta.guard]),
    );
    const offering = operations.filter(([, { security }]) =>
      security.some((each) => 'jeton' in each),
    );
    const guards = new Set(offering.map(([key]) => guardOf.get(key)));
    expect(guards).toEqual(new Set(['export', 'none']));
    expect(en.paths['/api/auth/jetons']!['post']!.security).toEqual([{ session: [] }]);
    expect(en.paths['/api/admin/exports/{fichier}']!['get']!.security).toEqual([
      { session: [] },
      { jeton: [] },
    ]);
  });

  it('has an example for every place, every body and every reply', () => {
    const lacking = REST_ROWS.filter((row) => {
      const { places = {}, body, reply } = exampleOf(row, 'fr');
      const isPlaceless = Object.values(row.url ?? {}).some(({ place }) => !places[place]);
      return isPlaceless || (row.body && !body) || (row.reply && row.reply !== 'file' && !reply);
    });
    expect(lacking.map(keyOf)).toEqual([]);
  });
});
