import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { curlLine } from './curl-line.ts';
import { openApiDocument, type Operation } from './document.ts';
import { exampleOf, keyOf } from './operation.ts';
import { REST_ROWS } from '../rows.ts';

const SITE = 'https://aube.example.test';
const { paths } = openApiDocument('en', SITE);
const lineOf = (method: string, path: string) =>
  curlLine(SITE, method, path, paths[path]![method]!);

/** What a shell hands to curl. */
async function wordsOf(line: string): Promise<string[]> {
  const typed = `curl() { printf '%s\\0' "$@"; }; AUBE_TOKEN=aube_x; ${line}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', typed]);
  return stdout.split('\0').slice(0, -1);
}

describe('curlLine', () => {
  it.each([
    ['get', '/api/auth/moi', `curl '${SITE}/api/auth/moi' -H "Authorization: Bearer $AUBE_TOKEN"`],
    [
      'get',
      '/api/admin/exports/{fichier}',
      `curl '${SITE}/api/admin/exports/nuits.csv' -H "Authorization: Bearer $AUBE_TOKEN" -o nuits.csv`,
    ],
  ])('%s %s', (method, path, line) => {
    expect(lineOf(method, path)).toBe(line);
  });

  it('keeps an apostrophe of the example as it is', async () => {
    const operation = {
      parameters: [],
      responses: {},
      security: [],
      requestBody: { content: { 'application/json': { example: { note: "l'heure" } } } },
    } as unknown as Operation;
    const words = await wordsOf(curlLine(SITE, 'put', '/x', operation));
    expect(words.at(-1)).toBe(`{"note":"l'heure"}`);
  });

  it.each(REST_ROWS.map((row) => [keyOf(row), row] as const))(
    'of %s has no place left to fill and sends the example',
    async (_key, row) => {
      const words = await wordsOf(lineOf(row.method.toLowerCase(), row.path));
      expect(words.find((word) => word.startsWith(SITE))).not.toMatch(/[{}]/);
      const { body } = exampleOf(row);
      const at = words.indexOf('-d');
      expect(at === -1 ? undefined : JSON.parse(words[at + 1] ?? '')).toEqual(body);
    },
  );
});
