import { ERROR_CATALOGUE, findProcedure, type Procedure } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
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
import { ROW_SUMMARIES } from './texts/row-summaries.ts';
import { wordText } from './texts/word-texts.ts';

type RecordedExample = Example & { englishReply?: unknown };
export type Example = { places?: Record<string, string>; body?: unknown; reply?: unknown };

export const keyOf = ({ method, path }: Pick<RestRow, 'method' | 'path'>) => `${method} ${path}`;

export function exampleOf(row: RestRow, locale: Locale): Example {
  const recorded = (examples as Record<string, RecordedExample | undefined>)[keyOf(row)] ?? {};
  const { englishReply, ...french } = recorded;
  return locale === 'en' && englishReply !== undefined
    ? { ...french, reply: englishReply }
    : french;
}

export function factsOf({ procedure }: RestRow): Procedure {
  const facts = findProcedure(procedure);
  if (!facts) throw new Error(`There is no procedure ${procedure}.`);
  return facts;
}

function inputOf(row: RestRow): JsonSchema {
  const [input] = factsOf(row).inputs;
  return input ? jsonSchemaOf(input, 'input') : {};
}

export function bodySchemaOf(row: RestRow, locale: Locale): JsonSchema | null {
  if (!row.body) return null;
  const { completed, oneNeeded, body } = row;
  return objectOf(body, [inputOf(row)], {
    side: 'input',
    locale,
    completed,
    oneNeeded,
  });
}

function shownBy(row: RestRow, vocabulary: Vocabulary): JsonSchema[] {
  if (row.reply === null || row.reply === 'file' || row.reply.vocabulary !== vocabulary) return [];
  const { output } = factsOf(row);
  const answers = output ? [jsonSchemaOf(output, 'output')] : [];
  const { found } = row.reply.inParts ? placeAt(answers, ['rows']) : placeOf(answers);
  const lists = found.filter(isListSchema);
  return lists.length > 0 ? itemsOf(lists) : found;
}

/** Schema of a reply; null for an empty reply or a file. */
export function replySchemaOf(row: RestRow, locale: Locale): JsonSchema | null {
  const { reply } = row;
  if (reply === null || reply === 'file') return null;
  const shown = REST_ROWS.flatMap((each) => shownBy(each, reply.vocabulary));
  const item = objectOf(reply.vocabulary, shown, { side: 'output', locale });
  if (reply.entity === null) return item;
  const held = reply.isList ? { type: 'array', items: item } : item;
  return { type: 'object', properties: { [reply.entity]: held }, required: [reply.entity] };
}

const json = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const YES_OR_NO: JsonSchema = { type: 'string', enum: ['oui', 'non'] };

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
    ...(schema && { content: json(schema, exampleOf(row, locale).reply) }),
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

const exampleOfPlace = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

function parametersOf(row: RestRow, locale: Locale): (Parameter | { $ref: string })[] {
  const texts = GENERAL_TEXTS[locale];
  const { places: written = {} } = exampleOf(row, locale);
  const places = Object.values(row.url ?? {}).map(({ place, shape }): Parameter => ({
    name: place,
    in: 'path',
    required: true,
    description: texts.places[place] ?? '',
    schema: jsonSchemaOf(shape, 'input'),
    example: exampleOfPlace(written[place] ?? ''),
  }));
  const input = inputOf(row);
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

function refusalResponses(row: RestRow, locale: Locale): Record<string, Answer> {
  const refusals = refusalsOf(row, factsOf(row).meta);
  const byStatus = Map.groupBy(refusals, (code) => ERROR_CATALOGUE[code][1]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\` ${faultText(locale, code)}`).join('\n\n'),
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

/**
 * `GET /api/utilisateurs/{id}/pauses` → `get_utilisateurs_id_pauses`, because code generators need
 * a unique name per call.
 */
const operationId = ({ method, path }: RestRow) =>
  `${method.toLowerCase()}_${path
    .replace(/^\/api\//, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '_')}`;

export type Operation = ReturnType<typeof operationOf>;

export function operationOf(row: RestRow, locale: Locale) {
  const { meta } = factsOf(row);
  const isOpen = meta.admits === 'anyone' || meta.admits === 'guest-or-user';
  // True when the call accepts access tokens; calls that need a person refuse them (D60).
  const takesToken = meta.guard === 'none' || meta.guard === 'export';
  const body = bodySchemaOf(row, locale);
  const texts = GENERAL_TEXTS[locale];
  const text = PROCEDURE_TEXTS[row.procedure]?.[locale] ?? { summary: row.procedure };
  const { more } = text;
  const summary = ROW_SUMMARIES[keyOf(row)]?.[locale] ?? text.summary;
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
    ...(body && {
      requestBody: { required: true, content: json(body, exampleOf(row, locale).body) },
    }),
    responses: {
      [String(row.status)]: doneResponse(row, locale),
      ...refusalResponses(row, locale),
    },
  };
}
