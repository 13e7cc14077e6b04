import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@aube/db/testing';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { createTracing, type TraceSettings } from './otlp-traces.ts';

const world = await createServerWorld(await testDatabase());
const settings: TraceSettings = {
  endpoint: 'http://collector.test/v1/traces?key=hidden',
  headers: { authorization: 'Bearer hidden' },
  serviceName: 'aube',
  ratio: 1,
};
const AT = Date.UTC(2026, 0, 6, 15);

function traced(given: Partial<TraceSettings> = {}, status = 200) {
  const bodies: string[] = [];
  const lines: string[] = [];
  const post = vi.fn<typeof fetch>(async (_url, init = {}) => {
    bodies.push(init.body as string);
    return new Response('{}', { status });
  });
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const tracing = createTracing({ ...settings, ...given }, log, {
    post,
    now: () => AT,
  });
  const spans = () =>
    bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  return { tracing, post, bodies, lines, spans };
}
const line = { method: 'GET', route: '/api/modules', status: 200, ms: 12.5, requestId: 'r-1' };

it('sends a span a request, as OTLP writes it in JSON', async () => {
  const { tracing, post, spans, bodies } = traced();
  tracing.observe(line, undefined);
  tracing.observe({ ...line, status: 503, code: 'UNAVAILABLE' }, undefined);
  await tracing.stop();
  expect(post).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0]).toMatchObject([
    settings.endpoint,
    {
      method: 'POST',
      headers: { authorization: 'Bearer hidden', 'content-type': 'application/json' },
    },
  ]);
  const id = (length: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  const attributes = [
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/api/modules' } },
    { key: 'http.response.status_code', value: { intValue: '200' } },
    { key: 'aube.request_id', value: { stringValue: 'r-1' } },
  ];
  expect(spans()[0]).toEqual({
    traceId: id(32),
    spanId: id(16),
    name: 'GET /api/modules',
    kind: 2,
    startTimeUnixNano: `${BigInt(AT) * 1_000_000n - 12_500_000n}`,
    endTimeUnixNano: `${BigInt(AT) * 1_000_000n}`,
    attributes,
    status: {},
  });
  expect(spans()[1]).toMatchObject({ status: { code: 2 } });
  expect(spans()[1].attributes.at(-1)).toEqual({
    key: 'error.type',
    value: { stringValue: 'UNAVAILABLE' },
  });
  expect(JSON.parse(bodies[0]!).resourceSpans[0].resource.attributes).toMatchObject([
    { key: 'service.name', value: { stringValue: 'aube' } },
    { key: 'service.instance.id' },
  ]);
});

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00f067aa0ba902b7'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', undefined],
  ['nonsense<script>', undefined],
])('goes on with the trace of its caller: %s', async (traceparent, parentSpanId) => {
  const { tracing, spans } = traced();
  tracing.observe(line, traceparent);
  await tracing.stop();
  expect(spans()[0].parentSpanId).toBe(parentSpanId);
});

it('traces the share that is asked for', async () => {
  const { tracing, post } = traced({ ratio: 0 });
  tracing.observe(line, undefined);
  await tracing.stop();
  expect(post).not.toHaveBeenCalled();
});

it('drops what a collector does not take, and says so once, without its address', async () => {
  const { tracing, lines, post } = traced({}, 503);
  for (let turn = 0; turn < 3_000; turn += 1) tracing.observe(line, undefined);
  await tracing.stop();
  expect(post.mock.calls.length).toBeLessThan(8);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('hidden');
});

it('breaks off at the stop with a collector that answers nothing, the post under way too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = pino({ enabled: false });
  const post = vi.fn<typeof fetch>(
    (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const tracing = createTracing(settings, log, { post });
  tracing.observe(line, undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(post).toHaveBeenCalledTimes(1);
  tracing.observe(line, undefined);
  const stopped = vi.fn<() => void>();
  void tracing.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toHaveBeenCalled();
});

it('holds nothing of what a request says or of who asks (PR-1)', async () => {
  const CANARY = 'zanzicanari';
  const { tracing, bodies } = traced();
  const app = world.makeApp({ trace: tracing.observe });
  const person = await world.addPerson();
  const session = await world.login(person);
  const headers = {
    traceparent: CANARY,
    'user-agent': CANARY,
    referer: `https://x.test/${CANARY}`,
    'x-request-id': CANARY,
  };
  const asked = { headers, as: session };
  for (const path of [
    `/api/utilisateurs/${person}?nom=${CANARY}`,
    `/api/${CANARY}`,
    `/${CANARY}?q=${CANARY}`,
    `/trpc/account.${CANARY}?input=${CANARY}`,
    '/trpc/account.me',
  ]) {
    await world.ask(path, asked, app);
    await world.ask(path, { ...asked, method: 'POST', body: { note: CANARY } }, app);
  }
  await world.ask('/healthz', { method: CANARY.toUpperCase() }, app);
  await tracing.stop();
  const all = bodies.join('');
  expect(JSON.parse(bodies[0]!).resourceSpans[0].scopeSpans[0].spans.length).toBe(11);
  expect(all.toLowerCase()).not.toContain(CANARY);
  for (const secret of [session.token, '192.0.2.1', `camille`, '@example.test']) {
    expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

it('is read by nothing before a collector is named', () => {
  const root = join(import.meta.dirname, '..');
  const readers = globSync('**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'))
    .filter((text) => text.includes('otlp-traces'));
  expect(readers.length).toBeGreaterThan(0);
  for (const text of readers) expect(text).toMatch(/^import type |await import\(/);
});
