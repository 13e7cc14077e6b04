import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { factsOf, keyOf, replySchemaOf } from '../rest/openapi/operation.ts';
import { refusalsOf } from '../rest/openapi/refusals.ts';
import type { RestRow } from '../rest/route.ts';
import { REST_ROWS } from '../rest/rows.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const validators = new Map<RestRow, ValidateFunction>();

function validatorOf(row: RestRow): ValidateFunction {
  const known = validators.get(row);
  if (known) return known;
  const made = ajv.compile(replySchemaOf(row, 'en') ?? {});
  validators.set(row, made);
  return made;
}

const patterns = REST_ROWS.map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const rowOf = (method: string, path: string): RestRow | undefined =>
  patterns.find(({ row, pattern }) => row.method === method && pattern.test(path))?.row;

/** Refusals met before any row is. */
const BEFORE_ANY_ROW = new Set(['TOO_LARGE', 'CROSS_SITE']);

/**
 * What an answer of a REST path is that the OpenAPI document does not say; null when it fits. Every
 * test that asks the REST door is a test of the document.
 */
export function strayOfAnswer(
  method: string,
  path: string,
  { status, json }: { status: number; json: Record<string, unknown> },
): string | null {
  const row = rowOf(method, path);
  if (!row) return null;
  if (status >= 400) {
    const code = String(json['code']);
    const isKnown =
      BEFORE_ANY_ROW.has(code) || refusalsOf(row, factsOf(row).meta).some((each) => each === code);
    return isKnown ? null : `${keyOf(row)} answers ${code}: name it in rest/openapi/refusals.ts`;
  }
  if (row.reply === null || row.reply === 'file' || method === 'HEAD') return null;
  const isValid = validatorOf(row);
  if (isValid(json)) return null;
  return `${keyOf(row)} answers otherwise than its schema: ${ajv.errorsText(isValid.errors)}`;
}
