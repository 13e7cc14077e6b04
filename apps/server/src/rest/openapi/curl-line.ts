import type { Operation } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

/** The name of the file, when the reply is one. */
const A_FILE = 'nuits.csv';

/** A value that a place of the path takes. */
function placeValue(name: string, { type, enum: choices, anyOf = [] }: JsonSchema): string {
  const [choice] = choices ?? [];
  if (choices?.includes(A_FILE)) return A_FILE;
  if (choice !== undefined) return String(choice);
  const types = [{ type }, ...anyOf].map((each) => each.type);
  return types.includes('integer') ? '1' : name.toUpperCase();
}

/** A word of a shell, whatever stands in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as one types it with curl: the places of the path filled in, the token from the shell's
 * `AUBE_TOKEN`, the example as the body.
 */
export function curlLine(url: string, method: string, path: string, operation: Operation): string {
  const { parameters, requestBody, responses, security } = operation;
  const filled = parameters.reduce(
    (text, each) =>
      'name' in each && each.in === 'path'
        ? text.replace(`{${each.name}}`, placeValue(each.name, each.schema))
        : text,
    path,
  );
  const done = responses['200'];
  const isFile = done !== undefined && 'content' in done && 'text/csv' in (done.content ?? {});
  const body: unknown = requestBody?.content['application/json'].example;
  return [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    quoted(url + filled),
    ...(security.length === 0 ? [] : [`-H "Authorization: Bearer $AUBE_TOKEN"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
    ...(isFile ? [`-o ${A_FILE}`] : []),
  ].join(' ');
}
