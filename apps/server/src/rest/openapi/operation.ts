import { ERROR_CATALOGUE } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import { PROCEDURES, type ProcedureFacts } from '../../procedures.ts';
import type { RestRow } from '../route.ts';
import { REST_ROWS } from '../rows.ts';
import { faultText } from '../texts/texts.ts';
import { yesOrNo } from '../url-values.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import examples from './golden/examples.json' with { type: 'json' };
import { objectOf } from './field-schemas.ts';
import {
  isListSchema,
  itemsOf,
  jsonSchemaOf,
  oneOf,
  placeAt,
  placeOf,
  type JsonSchema,
} from './json-schema.ts';
import { refusalsOf } from './refusals.ts';
import { GENERAL_TEXTS } from './texts/general-texts.ts';
import { PROCEDURE_TEXTS } from './texts/procedure-texts.ts';
import { wordText } from './texts/word-texts.ts';

/** One call as it was made and answered; the places of its path where it has any. */
export type Example = { places?: Record<string, string>; body?: unknown; reply?: unknown };

export const keyOf = ({ method, path }: Pick<RestRow, 'method' | 'path'>) => `${method} ${path}`;

/** The example of a row, recorded from a real call; `examples.test.ts` holds it true. */
export const exampleOf = (row: RestRow): Example =>
  (examples as Record<string, Example | undefined>)[keyOf(row)] ?? {};

export function factsOf({ procedure }: RestRow): ProcedureFacts {
  const facts = PROCEDURES.find(({ name }) => name === procedure);
  if (!facts) throw new Error(`There is no procedure ${procedure}.`);
  return facts;
}

const inputsOf = ({ inputs }: ProcedureFacts): JsonSchema[] =>
  inputs.map((schema) => jsonSchemaOf(schema, 'input'));

/** What a row takes as its body; null for one that takes none. */
export function bodySchemaOf(row: RestRow, locale: Locale): JsonSchema | null {
  if (!row.body) return null;
  const { completed, oneNeeded, body } = row;
  // What a path says itself is no word of the body.
  return objectOf(body, [mergedInput(factsOf(row))], {
    side: 'in',
    locale,
    completed,
    oneNeeded,
  });
}

/** Several inputs of one procedure are one object. */
function mergedInput(facts: ProcedureFacts): JsonSchema {
  const inputs = inputsOf(facts);
  const [only = {}] = inputs;
  if (inputs.length < 2) return only;
  return {
    type: 'object',
    properties: Object.assign({}, ...inputs.map(({ properties }) => properties)) as Record<
      string,
      JsonSchema
    >,
    required: inputs.flatMap(({ required = [] }) => required),
  };
}

/** A procedure's answer as far as its row shows it in these words; for a list, its items. */
function shownBy(row: RestRow, vocabulary: Vocabulary): JsonSchema[] {
  if (row.reply === null || row.reply === 'file' || row.reply.vocabulary !== vocabulary) return [];
  const { output } = factsOf(row);
  const answers = output ? [jsonSchemaOf(output, 'output')] : [];
  const { found } = row.reply.inParts ? placeAt(answers, ['rows']) : placeOf(answers);
  const lists = found.filter(isListSchema);
  return lists.length > 0 ? itemsOf(lists) : found;
}

/** What a row answers with; null for one that says nothing, or sends a file. */
export function replySchemaOf(row: RestRow, locale: Locale): JsonSchema | null {
  const { reply } = row;
  if (reply === null || reply === 'file') return null;
  const shown = REST_ROWS.flatMap((each) => shownBy(each, reply.vocabulary));
  const item = objectOf(reply.vocabulary, shown, { side: 'out', locale });
  if (reply.entity === null) return item;
  const held = reply.isList ? { type: 'array', items: item } : item;
  return { type: 'object', properties: { [reply.entity]: held }, required: [reply.entity] };
}

const json = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const YES_OR_NO: JsonSchema = { type: 'string', enum: ['oui', 'non'] };

/** A file that leaves, by its type. */
const fileContent = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(GENERAL_TEXTS[locale].files).map(([type, description]) => [
      type,
      { schema: { type: 'string', format: 'binary', description } },
    ]),
  );

export type Answer = {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
};

/** What a row that is not refused answers. */
function doneResponse(row: RestRow, locale: Locale): Answer {
  const { reply, status } = row;
  const { statuses, file } = GENERAL_TEXTS[locale];
  if (reply === 'file') {
    const headers = { 'Content-Disposition': { $ref: '#/components/headers/fileName' } };
    return { description: file, headers, content: fileContent(locale) };
  }
  const description = statuses[status];
  const schema = replySchemaOf(row, locale);
  return {
    description,
    ...(reply?.version && { headers: { ETag: { $ref: '#/components/headers/etag' } } }),
    ...(schema && { content: json(schema, exampleOf(row).reply) }),
  };
}

type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: string | number;
};

/** A place of a path as its schema has it: a number where it is one. */
const exampleOfPlace = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** The places of the path, the words of the query, the language and the precondition. */
function parametersOf(row: RestRow, locale: Locale): (Parameter | { $ref: string })[] {
  const texts = GENERAL_TEXTS[locale];
  const { places: written = {} } = exampleOf(row);
  const places = Object.values(row.url ?? {}).map(({ place, shape }): Parameter => ({
    name: place,
    in: 'path',
    required: true,
    description: texts.places[place] ?? '',
    schema: jsonSchemaOf(shape, 'input'),
    example: exampleOfPlace(written[place] ?? ''),
  }));
  const input = mergedInput(factsOf(row));
  const queries = Object.entries(row.query ?? {}).map(
    ([name, { field, read, shape }]): Parameter => ({
      name,
      in: 'query',
      required: false,
      description: texts.queries[name] ?? wordText(name, locale),
      schema: shape
        ? jsonSchemaOf(shape, 'input')
        : read === yesOrNo
          ? YES_OR_NO
          : oneOf(placeAt([input], [field]).found),
    }),
  );
  return [
    ...places,
    ...queries,
    { $ref: '#/components/parameters/lang' },
    ...(row.ifMatch ? [{ $ref: '#/components/parameters/ifMatch' }] : []),
  ];
}

/** The refusals of a row, by status. */
function refusalResponses(row: RestRow, locale: Locale): Record<string, Answer> {
  const byStatus = new Map<number, string[]>();
  for (const code of refusalsOf(row, factsOf(row).meta)) {
    const [, status] = ERROR_CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes
          .map((code) => `\`${code}\` ${faultText(locale, code as keyof typeof ERROR_CATALOGUE)}`)
          .join('\n\n'),
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } },
        }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Refus' },
                { type: 'object', properties: { code: { type: 'string', enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

/** `GET /api/utilisateurs/{id}/pauses` → `get_utilisateurs_id_pauses`: one name a call, for generators. */
const operationId = ({ method, path }: RestRow) =>
  `${method.toLowerCase()}_${path
    .replace(/^\/api\//, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '_')}`;

export type Operation = ReturnType<typeof operationOf>;

/** A row as an operation of OpenAPI. */
export function operationOf(row: RestRow, locale: Locale) {
  const { meta } = factsOf(row);
  const isOpen = meta.admits === 'anyone' || meta.admits === 'guest-or-user';
  // What only a person in person may do refuses every script's token (D60).
  const takesToken = meta.guard === 'none' || meta.guard === 'export';
  const body = bodySchemaOf(row, locale);
  const texts = GENERAL_TEXTS[locale];
  const { summary, more } = PROCEDURE_TEXTS[row.procedure]?.[locale] ?? { summary: row.procedure };
  const [area = ''] = row.procedure.split('.');
  const description = [
    ...(more === undefined ? [] : [more]),
    texts.admits[meta.admits],
    ...(meta.guard === 'none' ? [] : [texts.guards[meta.guard]]),
    `\`${row.procedure}\``,
  ].join('\n\n');
  return {
    operationId: operationId(row),
    tags: [texts.tags[area] ?? area],
    summary,
    description,
    security: isOpen ? [] : [{ session: [] }, ...(takesToken ? [{ jeton: [] }] : [])],
    parameters: parametersOf(row, locale),
    ...(body && { requestBody: { required: true, content: json(body, exampleOf(row).body) } }),
    responses: {
      [String(row.status)]: doneResponse(row, locale),
      ...refusalResponses(row, locale),
    },
  };
}
