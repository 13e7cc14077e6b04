import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../listen.ts';
import type { RequestEnv } from './request-env.ts';
import { requestScope } from './request-log.ts';
import { streamedBody } from './streamed-body.ts';

const CANARY = 'Failed query: select … params: zanzicanari';

async function serve(chunks: () => AsyncGenerator<Uint8Array>) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const said = (['error', 'info', 'log', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const app = new Hono<RequestEnv>();
  app.use(requestScope(log, () => 'here', []));
  app.get('/file', (c) => {
    c.set('route', '/file');
    return new Response(streamedBody(c, ReadableStream.from(chunks())));
  });
  const publicUrl = new URL('https://aube.example.test');
  const { server, drain } = await listen(app, { host: '127.0.0.1', port: 0, publicUrl });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await drain(0);
  });
  const { port } = server.address() as { port: number };
  const printed = () => JSON.stringify(said.flatMap(({ mock }) => mock.calls.map(String)));
  return { url: `http://127.0.0.1:${port}/file`, lines, printed };
}

async function* fails(after: number): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < after; count += 1) {
    yield Buffer.from('line\n');
    await nextTurn();
  }
  throw new Error(CANARY, { cause: Object.assign(new Error(CANARY), { code: '57P01' }) });
}

it.each([0, 1, 50])('breaks off after %d parts, and says why in the log alone', async (after) => {
  const { url, lines, printed } = await serve(() => fails(after));
  const got = await fetch(url).then(
    async (answer) => answer.text().catch(() => 'broken'),
    () => 'broken',
  );
  expect(got).toBe('broken');
  await expect.poll(() => lines.join('')).toContain('answer broken off');
  expect(lines.join('')).toContain('57P01');
  expect(lines.join('')).toContain('"route":"/file"');
  expect(`${lines.join('')}${printed()}`).not.toContain('zanzicanari');
  expect(printed()).toBe('[]');
});

it('sends what is whole as it is', async () => {
  const { url, lines, printed } = await serve(async function* whole() {
    yield Buffer.from('one ');
    await nextTurn();
    yield Buffer.from('two');
  });
  expect(await (await fetch(url)).text()).toBe('one two');
  expect(lines).toHaveLength(1);
  expect(printed()).toBe('[]');
});

it('says nothing of a reader who leaves, and ends what it reads from', async () => {
  const ended = Promise.withResolvers<void>();
  const { url, lines, printed } = await serve(async function* endless() {
    try {
      for (;;) {
        yield Buffer.alloc(65_536);
        await nextTurn();
      }
    } finally {
      ended.resolve();
    }
  });
  const leaving = new AbortController();
  const answer = await fetch(url, { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await ended.promise;
  expect(lines.join('')).not.toContain('broken off');
  expect(printed()).toBe('[]');
});
