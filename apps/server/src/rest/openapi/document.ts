import { isDeepStrictEqual } from 'node:util';
import { ERROR_CATALOGUE } from '@aube/api/server';
import type { Locale } from '@aube/content/locale';
import { typeset } from '@aube/content/typography';
import { REST_ROWS } from '../rows.ts';
import { startOfDay } from '../vocabulary/codecs.ts';
import { scheduleUnavailable } from '../vocabulary/diary-week.ts';
import { jsonSchemaOf, orNull, type JsonSchema } from './json-schema.ts';
import { operationOf, type Operation } from './operation.ts';
import { GENERAL_TEXTS } from './texts/general-texts.ts';

/** The version of the contract that the document describes; the specification's paths are 1. */
const CONTRACT_VERSION = '1.0.0';

/** The body of every refusal. @decision D40 */
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
      disponible_le: {
        ...(startOfDay.shape && jsonSchemaOf(startOfDay.shape, 'output')),
        description: refusal.opensOn,
      },
      module_a_terminer: { type: 'integer', description: refusal.afterModule },
      horaire_indisponible: {
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

/**
 * Moves each schema with a title into `schemas` and leaves a reference in its place.
 * @throws when two schemas of one name differ
 */
function referring(node: unknown, schemas: Record<string, JsonSchema>): unknown {
  if (Array.isArray(node)) return node.map((each) => referring(each, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'example' ? value : referring(value, schemas),
    ]),
  );
  const { title, description, ...schema } = inner;
  if (typeof title !== 'string') return inner;
  const known = (schemas[title] ??= schema);
  if (!isDeepStrictEqual(known, schema)) throw new Error(`Two schemas have the name ${title}.`);
  return {
    $ref: `#/components/schemas/${title}`,
    ...(description !== undefined && { description }),
  };
}

/** Every sentence with the spaces that it is read with. */
function typesetSentences(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => typesetSentences(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isSentence = (key === 'description' || key === 'summary') && typeof inner === 'string';
      if (key === 'example') return [key, inner];
      return [key, isSentence ? typeset(inner, locale) : typesetSentences(inner, locale)];
    }),
  );
}

function makeDocument(locale: Locale, url: string) {
  const { title, about, tags } = GENERAL_TEXTS[locale];
  const schemas: Record<string, JsonSchema> = { Refus: refusalSchema(locale) };
  const paths = referring(pathsOf(locale), schemas) as ReturnType<typeof pathsOf>;
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

/**
 * The OpenAPI 3.1 document of the REST door, made from its rows and their procedures' schemas, in one
 * language. The examples are calls that a test made.
 * @decision rest-and-openapi#openapi-from-the-rows
 */
export const openApiDocument = (locale: Locale, url: string): OpenApiDocument =>
  typesetSentences(makeDocument(locale, url), locale) as OpenApiDocument;
