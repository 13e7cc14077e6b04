import { isDeepStrictEqual } from 'node:util';
import { ERROR_CATALOGUE } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import { typeset } from '@aube/content/typography';
import { week } from '@aube/dictionary';
import { REST_ROWS } from '../rows.ts';
import { startOfDay } from '../vocabulary/codecs.ts';
import { scheduleUnavailable } from '../vocabulary/diary-week.ts';
import { jsonSchemaOf, orNull, type JsonSchema } from './json-schema.ts';
import { operationOf, type Operation } from './operation.ts';
import { GENERAL_TEXTS } from './texts/general-texts.ts';

/** Version of the API contract; the paths of the specification are version 1. */
const CONTRACT_VERSION = '1.0.0';

/** @decision D40 */
function refusalSchema(locale: Locale): JsonSchema {
  const { refusal } = GENERAL_TEXTS[locale];
  const texts = { type: 'array', items: { type: 'string' } };
  return {
    type: 'object',
    description: refusal.whole,
    required: ['message', 'code', 'requestId'],
    properties: {
      message: { type: 'string', description: refusal.message },
      code: { type: 'string', enum: Object.keys(ERROR_CATALOGUE), description: refusal.code },
      errors: { type: 'object', additionalProperties: texts, description: refusal.errors },
      requestId: { type: 'string', description: refusal.requestId },
      questionnaire: { type: 'string', description: refusal.questionnaire },
      id: { type: ['integer', 'string'], description: refusal.id },
      [week.fields.opensOn.french]: {
        ...(startOfDay.shape && jsonSchemaOf(startOfDay.shape, 'output')),
        description: refusal.opensOn,
      },
      module_a_terminer: { type: 'integer', description: refusal.afterModule },
      [week.fields.availability.french]: {
        ...(scheduleUnavailable.shape
          ? jsonSchemaOf(scheduleUnavailable.shape, 'output')
          : orNull({ type: 'string' })),
        description: refusal.unavailable,
      },
    },
  };
}

function components(locale: Locale, schemas: Record<string, JsonSchema>) {
  const { parameters, headers, security } = GENERAL_TEXTS[locale];
  return {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: security.session },
      jeton: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'aube_…',
        description: security.accessToken,
      },
    },
    parameters: {
      lang: {
        name: 'lang',
        in: 'query',
        required: false,
        description: parameters.lang,
        schema: { type: 'string', enum: ['fr', 'en'], default: 'fr' },
      },
      ifMatch: {
        name: 'If-Match',
        in: 'header',
        required: false,
        description: parameters.ifMatch,
        schema: { type: 'string' },
        example: '"3"',
      },
    },
    headers: {
      fileName: {
        description: headers.fileName,
        schema: { type: 'string' },
        example: 'attachment; filename="nuits.csv"',
      },
      etag: { description: headers.etag, schema: { type: 'string' }, example: '"3"' },
      retryAfter: { description: headers.retryAfter, schema: { type: 'integer' }, example: 60 },
    },
    schemas,
  };
}

function pathsOf(locale: Locale) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of REST_ROWS) {
    const methods = (paths[row.path] ??= {});
    methods[row.method.toLowerCase()] = operationOf(row, locale);
  }
  return paths;
}

type Node = Record<string, unknown>;

/** Applies `change` to each object in the document, inner objects first, except in examples. */
function mapObjects(node: unknown, change: (each: Node) => Node): unknown {
  if (Array.isArray(node)) return node.map((each) => mapObjects(each, change));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, inner]) => [
    key,
    key === 'example' ? inner : mapObjects(inner, change),
  ]);
  return change(Object.fromEntries(entries) as Node);
}

/**
 * Returns a function that moves a schema with a title into `schemas` and puts a reference in its
 * place.
 * @throws when two different schemas have one name
 */
const referringTo = (schemas: Record<string, JsonSchema>) => (node: Node) => {
  const { title, description, ...schema } = node;
  if (typeof title !== 'string') return node;
  const known = (schemas[title] ??= schema);
  if (!isDeepStrictEqual(known, schema)) throw new Error(`Two schemas have the name ${title}.`);
  return {
    $ref: `#/components/schemas/${title}`,
    ...(description !== undefined && { description }),
  };
};

const typesetIn = (locale: Locale) => (node: Node) => {
  const { description, summary } = node;
  return {
    ...node,
    ...(typeof description === 'string' && { description: typeset(description, locale) }),
    ...(typeof summary === 'string' && { summary: typeset(summary, locale) }),
  };
};

function makeDocument(locale: Locale, url: string) {
  const { title, about, tags } = GENERAL_TEXTS[locale];
  const schemas: Record<string, JsonSchema> = { Refus: refusalSchema(locale) };
  const paths = mapObjects(pathsOf(locale), referringTo(schemas)) as ReturnType<typeof pathsOf>;
  const used = new Set(
    Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.tags)),
  );
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: CONTRACT_VERSION,
      description: about,
      contact: { name: 'Aube', url },
    },
    servers: [{ url }],
    tags: Object.values(tags)
      .filter((name) => used.has(name))
      .map((name) => ({ name })),
    paths,
    components: components(locale, schemas),
  };
}

export type OpenApiDocument = ReturnType<typeof makeDocument>;

/** @decision rest-and-openapi#openapi-from-the-rows */
export const openApiDocument = (locale: Locale, url: string): OpenApiDocument =>
  mapObjects(makeDocument(locale, url), typesetIn(locale)) as OpenApiDocument;
