import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlLine } from './curl-line.ts';
import { openApiDocument } from './document.ts';
import type { Operation } from './operation.ts';

const SITE = 'https://aube.example.test';
const TOKEN = 'aube_a b"c';

const argumentsOf = (line: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${line}`], {
    env: { ...process.env, AUBE_TOKEN: TOKEN },
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1);

const after = (words: readonly string[], option: string) =>
  words.flatMap((word, index) => (words[index - 1] === option ? [word] : []));

const operations = Object.entries(openApiDocument('en', SITE).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, path, method, operation] as const,
  ),
);

const lineOf = (path: string, method: string, operation: Operation) =>
  curlLine({ site: SITE, path, method, operation, locale: 'en' });

describe('the curl line of a call', () => {
  it.each(operations)('%s can be pasted into a shell', (_key, path, method, operation) => {
    const words = argumentsOf(lineOf(path, method, operation));
    expect(after(words, '-X')).toEqual(method === 'get' ? [] : [method.toUpperCase()]);
    const [address = ''] = words.filter((word) => word.startsWith(SITE));
    const { pathname, search } = new URL(address);
    expect(search).toBe('?lang=en');
    expect(decodeURIComponent(pathname)).not.toMatch(/[{}]/);
    const places = path.replaceAll(/\{\w+\}/g, '[^/]+');
    expect(pathname).toMatch(new RegExp(`^${places}$`));
    const example = operation.requestBody?.content['application/json'].example;
    expect(after(words, '-H')).toEqual([
      ...(operation.security.length > 0 ? [`Authorization: Bearer ${TOKEN}`] : []),
      ...(example === undefined ? [] : ['Content-Type: application/json']),
    ]);
    expect(after(words, '-d').map((body) => JSON.parse(body) as unknown)).toEqual(
      example === undefined ? [] : [example],
    );
  });

  it('uses the values and the body of the example', () => {
    const path = '/api/jours-journal-sommeil/{id}';
    const [, , method, save] = operations.find(([key]) => key === `PUT ${path}`)!;
    expect(lineOf(path, method, save)).toMatch(
      /^curl -X PUT 'https:\/\/aube\.example\.test\/api\/jours-journal-sommeil\/[\d-]+\?lang=en' \\\n {2}-H "Authorization: Bearer \$AUBE_TOKEN" \\\n {2}-H 'Content-Type: application\/json' \\\n {2}-d '\{"heure_/,
    );
  });

  it('saves a file under its name, and saves no refusal', () => {
    const path = '/api/admin/exports/{fichier}';
    const [, , method, file] = operations.find(([key]) => key === `GET ${path}`)!;
    expect(lineOf(path, method, file)).toContain(
      `curl -f -OJ '${SITE}/api/admin/exports/nuits.csv?lang=en'`,
    );
  });

  it.each([
    ['an apostrophe', `l'été, l''autre'`],
    ['what a shell reads', '$AUBE_TOKEN $(id) `id` "x" \\ \\n ! #; & | > ~ *'],
    ['lines and tabs', 'a\nb\r\n\tc'],
    ['letters beyond ASCII', 'Élise – « à 7 h » 😴'],
  ])('leaves %s as it is', (_what, text) => {
    const [, , , operation] = operations.find(([, , , { requestBody }]) => requestBody)!;
    const body = { schema: {}, example: { [text]: text } };
    const given: Operation = {
      ...operation,
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: '',
          schema: { type: 'string' },
          example: text,
        },
      ],
      requestBody: { required: true, content: { 'application/json': body } },
    };
    const words = argumentsOf(lineOf('/api/x/{id}', 'put', given));
    expect(after(words, '-d').map((each) => JSON.parse(each) as unknown)).toEqual([
      { [text]: text },
    ]);
    const address = words.find((word) => word.startsWith(SITE)) ?? '';
    expect(decodeURIComponent(address)).toBe(`${SITE}/api/x/${text}?lang=en`);
    // curl would read these characters as a pattern for several addresses.
    expect(address).not.toMatch(/[[\]{}'\s]/);
  });
});
