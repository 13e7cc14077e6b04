import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { compressAnswer, mayBeCompressed } from './compress-answer.ts';
import type { RequestContext } from './request-env.ts';

const world = await createServerWorld(await testDatabase());
const { app } = world;
const { token } = await world.login(await world.addPerson());

it.each([
  ['POST', ['programme.overview'], true],
  ['POST', ['account.findMe', 'programme.overview'], true],
  ['GET', ['programme.overview'], false],
  ['POST', ['account.login'], false],
  ['POST', ['account.findMe', 'diary.saveDay'], false],
  ['POST', ['no.such'], false],
])('%s of %j may be compressed: %s', (method, names, expected) => {
  expect(mayBeCompressed(method, names)).toBe(expected);
});

const many = Array<string>(10).fill('account.me');

it.each([
  ['gzip, br, zstd', many, 'zstd', zstdDecompressSync],
  ['zstd;q=0, br', many, 'br', brotliDecompressSync],
  ['br', many, 'br', brotliDecompressSync],
  ['gzip, deflate', many, 'gzip', gunzipSync],
  ['br;q=0, gzip', many, 'gzip', gunzipSync],
  ['gzip, br', ['account.me'], null, (body: Uint8Array) => body],
  ['identity', many, null, (body: Uint8Array) => body],
])('sends to who takes %s what it asked, %#', async (accepted, names, coding, read) => {
  const request = new Request(`https://aube.example.test/trpc/${names.join(',')}?batch=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': accepted,
      authorization: `Bearer ${token}`,
    },
    body: '{}',
  });
  const incoming = { socket: { remoteAddress: '192.0.2.1' } };
  const response = await app.fetch(request, { incoming });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const answers = JSON.parse(Buffer.from(read(body)).toString()) as { result: unknown }[];
  expect(answers).toHaveLength(names.length);
  expect(answers.every(({ result }) => result)).toBe(true);
});

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (body: Uint8Array) => body],
])(
  'sends a bearer caller of REST who takes %s the week’s nights',
  async (accepted, coding, read) => {
    const userId = await world.addStarted('2026-01-04');
    const { token: own } = await world.login(userId);
    const ask = (acceptEncoding: string, authorization: string) =>
      app.fetch(
        new Request(`https://aube.example.test/api/utilisateurs/${userId}/jours-journal-sommeil`, {
          headers: { 'accept-encoding': acceptEncoding, authorization },
        }),
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
    const response = await ask(accepted, `Bearer ${own}`);
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const body = Buffer.from(read(Buffer.from(await response.arrayBuffer()))).toString();
    const plain = await (await ask('identity', `Bearer ${own}`)).text();
    expect(JSON.parse(body)).toEqual(JSON.parse(plain));
  },
);

it('a long answer is compressed too', async () => {
  const c = { req: { header: () => 'zstd' } } as unknown as RequestContext;
  const text = 'nuit '.repeat(40_000);
  const { body, headers } = await compressAnswer(c, text);
  expect(headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(body as Uint8Array).toString()).toBe(text);
});
