import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  factsOf,
  keyOf,
  operationOf,
  replySchemaOf,
  type Operation,
} from '../rest/openapi/operation.ts';
import { itemsOf, placeAt, placeOf, type JsonSchema } from '../rest/openapi/json-schema.ts';
import { refusalsOf } from '../rest/openapi/refusals.ts';
import type { RestRow } from '../rest/route.ts';
import { REST_ROWS } from '../rest/rows.ts';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    date: /^\d{4}-\d{2}-\d{2}$/,
    'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
    uri: true,
    email: true,
    uuid: true,
  },
});
const validators = new Map<RestRow, ValidateFunction>();

function validatorOf(row: RestRow): ValidateFunction {
  const known = validators.get(row);
  if (known) return known;
  const made = ajv.compile(replySchemaOf(row, 'en') ?? {});
  validators.set(row, made);
  return made;
}

const operations = new Map<RestRow, Operation>();

function operationOfRow(row: RestRow): Operation {
  const known = operations.get(row) ?? operationOf(row, 'en');
  operations.set(row, known);
  return known;
}

const HEADERS = ['ETag', 'Retry-After', 'Content-Disposition'];

function strayHeaders(row: RestRow, status: number, headers: Headers): string | null {
  const { responses } = operationOfRow(row);
  const said = responses[String(status)] ?? { description: '' };
  const named = Object.keys(said.headers ?? {});
  for (const name of HEADERS) {
    if (headers.has(name) !== named.includes(name)) {
      return `${keyOf(row)} answers ${status} ${headers.has(name) ? 'with' : 'without'} ${name}`;
    }
  }
  const type = headers.get('content-type')?.replace(/;.*/s, '') ?? null;
  const types = Object.keys(said.content ?? {});
  const isSaid = type === null ? types.length === 0 : types.includes(type);
  return isSaid ? null : `${keyOf(row)} answers ${status} with ${type}`;
}

const A_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:[\d.]+Z)?$/;

function isDate(text: string): boolean {
  const date = new Date(A_DATE.test(text) ? text : '');
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
}

/**
 * Path of a date or an instant whose schemas have no format, pattern or list of codes; null when
 * there is none.
 */
function undatedPlace(
  schemas: readonly JsonSchema[],
  value: unknown,
  place: string,
): string | null {
  const { found } = placeOf(schemas);
  if (typeof value === 'string') {
    const saysHow = found.some(({ format, pattern, enum: codes }) => format ?? pattern ?? codes);
    return found.length > 0 && isDate(value) && !saysHow ? place : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const schema = Array.isArray(value) ? itemsOf(found) : placeAt(found, [key]).found;
    const undated = undatedPlace(schema, inner, `${place}.${key}`);
    if (undated !== null) return undated;
  }
  return null;
}

const patterns = REST_ROWS.map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const rowOf = (method: string, path: string): RestRow | undefined =>
  patterns.find(({ row, pattern }) => row.method === method && pattern.test(path))?.row;

const BEFORE_ANY_ROW = new Set(['TOO_LARGE', 'CROSS_SITE']);

/**
 * Difference between an answer and the OpenAPI document; null when the answer fits. Every test that
 * uses the REST API runs this check.
 */
export function documentMismatch(
  method: string,
  path: string,
  answer: { status: number; headers: Headers; json: Record<string, unknown> },
): string | null {
  const row = rowOf(method, path);
  if (!row) return null;
  const { status, headers, json } = answer;
  if (status >= 400) {
    const code = String(json['code']);
    if (BEFORE_ANY_ROW.has(code)) return null;
    const isKnown = refusalsOf(row, factsOf(row).meta).some((each) => each === code);
    if (isKnown) return strayHeaders(row, status, headers);
    return `${keyOf(row)} answers ${code}: name it in rest/openapi/refusals.ts`;
  }
  const stray = strayHeaders(row, status, headers);
  if (stray !== null) return stray;
  if (row.reply === null || row.reply === 'file' || method === 'HEAD') return null;
  const isValid = validatorOf(row);
  if (isValid(json)) {
    const place = undatedPlace([replySchemaOf(row, 'en') ?? {}], json, keyOf(row));
    return place === null ? null : `${place} is a date of which the document does not say so`;
  }
  return `${keyOf(row)} answers otherwise than its schema: ${ajv.errorsText(isValid.errors)}`;
}
