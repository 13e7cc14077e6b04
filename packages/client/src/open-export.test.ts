import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClientOptions, RetryOptions } from './client-options.ts';
import { openExport } from './open-export.ts';

const url = 'https://aube.example.test';
const prepared = () =>
  Response.json([{ result: { data: { json: { key: 'k', fileName: 'nuits.csv', rows: 2 } } } }]);
const refused =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json({ code, message: 'No.', requestId: 'r' }, { status, headers });

const headers = { 'content-disposition': 'attachment; filename="nuits.csv"' };
const fileOf = (body: ConstructorParameters<typeof Response>[0]) => () =>
  new Response(body, { headers });

let preparing: (() => Response)[] = [];
let preparations = 0;
beforeEach(() => {
  preparing = [];
  preparations = 0;
});

async function open(...replies: (() => Response)[]) {
  const waited: number[] = [];
  const sent: Request[] = [];
  const opened = openExport(
    {
      url: `${url}/`,
      token: 'aube_x',
      async fetch(input, init) {
        const request = new Request(input, init);
        if (request.url.includes('/trpc/')) {
          preparations += 1;
          return (preparing.shift() ?? prepared)();
        }
        sent.push(request);
        return (replies[sent.length - 1] ?? prepared)();
      },
      wait: async (ms) => void waited.push(ms),
      random: () => 0,
    },
    { file: 'nuits.csv' },
  );
  return { sent, waited, opened };
}

const textOf = async (bytes: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe('openExport', () => {
  it('gives the name, the rows and the bytes', async () => {
    const { sent, opened } = await open(fileOf('a\r\nb\r\n'));
    const { fileName, rows, bytes } = await opened;
    expect([fileName, rows, await textOf(bytes)]).toEqual(['nuits.csv', 2, 'a\r\nb\r\n']);
    expect(sent[0]).toMatchObject({ url: `${url}/exports`, method: 'POST', redirect: 'manual' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer aube_x');
    expect(await sent[0]?.json()).toEqual({ key: 'k' });
  });

  it('waits while enough files are being written', async () => {
    const busy = refused(503, 'UNAVAILABLE', { 'retry-after': '30' });
    const { waited, opened } = await open(busy, fileOf('a'));
    expect(await textOf((await opened).bytes)).toBe('a');
    expect(waited).toEqual([30_000]);
  });

  it('asks again for a file that the server had no place for', async () => {
    const data = { appCode: 'UNAVAILABLE', httpStatus: 503, issues: [], retryAfterSeconds: 5 };
    const error = { json: { message: 'No.', code: -32_603, data } };
    preparing = [() => Response.json([{ error }], { status: 503 })];
    const { waited, opened } = await open(fileOf('a'));
    expect(await textOf((await opened).bytes)).toBe('a');
    expect([preparations, waited]).toEqual([2, [5_000]]);
  });

  it('prepares no second one where a proxy answers, since the first may have been', async () => {
    preparing = [() => new Response('<p>', { status: 503 })];
    const { opened } = await open(fileOf('a'));
    await expect(opened).rejects.toMatchObject({ code: 'SERVER_AWAY' });
    expect(preparations).toBe(1);
  });

  it.each([
    [refused(404, 'NOT_FOUND'), { code: 'NOT_FOUND', message: 'NOT_FOUND: No.' }],
    [
      refused(403, 'FORBIDDEN'),
      {
        code: 'FORBIDDEN',
        message: 'FORBIDDEN: No. A token brings files when it was made with the right to export.',
      },
    ],
    [() => new Response('<p>', { status: 413 }), { code: 'NOT_AUBE', data: null }],
    [() => Response.json(null, { status: 404 }), { code: 'NOT_AUBE', data: null }],
    [() => Response.json('No.', { status: 404 }), { code: 'NOT_AUBE', data: null }],
    [() => Response.json([], { status: 404 }), { code: 'NOT_AUBE', data: null }],
    [() => Response.json({ code: 404 }, { status: 404 }), { code: 'NOT_AUBE', data: null }],
    [() => new Response(null, { status: 204 }), { code: 'NOT_AUBE', data: null }],
    [
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      { code: 'NOT_AUBE', data: null },
    ],
    [
      refused(429, 'TOO_MANY_REQUESTS', { 'retry-after': '61' }),
      { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 61 } },
    ],
  ])('is refused as every call is: %#', async (reply, failure) => {
    const { opened } = await open(reply);
    await expect(opened).rejects.toMatchObject({ name: 'AubeError', ...failure });
  });

  it('says that the connection broke off, so that half a file is not taken for a whole one', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('a'));
      },
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const { opened } = await open(fileOf(broken));
    const { bytes } = await opened;
    await expect(textOf(bytes)).rejects.toMatchObject({ code: 'SERVER_AWAY', data: null });
  });

  it('is aborted by its signal, also while it waits to be sent again', async () => {
    const leave = new AbortController();
    let asked = 0;
    const opened = openExport(
      {
        url,
        fetch: async (input) => {
          if (new Request(input).url.includes('/trpc/')) return prepared();
          asked += 1;
          setTimeout(() => leave.abort(new Error('left')), 5);
          return refused(503, 'UNAVAILABLE', { 'retry-after': '30' })();
        },
      },
      { file: 'nuits.csv' },
      { signal: leave.signal },
    );
    await expect(opened).rejects.toMatchObject({ code: 'ABORTED', data: null });
    expect(asked).toBe(1);
  });

  it('waits until the date that a refusal names', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-06T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const inTenSeconds = { 'retry-after': 'Tue, 06 Jan 2026 12:00:10 GMT' };
    const { waited, opened } = await open(refused(503, 'UNAVAILABLE', inTenSeconds), fileOf('a'));
    await opened;
    expect(waited).toEqual([10_000]);
  });

  describe('with a signal', () => {
    const busy = refused(503, 'UNAVAILABLE', { 'retry-after': '30' });
    const server = (reply: () => Response, options: Partial<ClientOptions> = {}) => {
      const sent: string[] = [];
      const fetch = async (input: Parameters<typeof globalThis.fetch>[0]) => {
        const { url: address } = new Request(input);
        sent.push(address);
        return address.includes('/trpc/') ? prepared() : reply();
      };
      return { sent, options: { url, fetch, ...options } };
    };
    const nuits = { file: 'nuits.csv' } as const;

    it('that is over asks for nothing', async () => {
      const { sent, options } = server(busy);
      const opened = openExport(options, nuits, { signal: AbortSignal.abort() });
      await expect(opened).rejects.toMatchObject({ code: 'ABORTED', data: null });
      expect(sent).toEqual([]);
    });

    it.each<[string, (leave: AbortController) => RetryOptions['wait']]>([
      ['ends', (leave) => async () => leave.abort()],
      [
        'fails',
        (leave) => (_ms, signal) => {
          leave.abort(new Error('left'));
          return Promise.reject(signal?.reason as Error);
        },
      ],
      ['does not listen', (leave) => () => new Promise(() => leave.abort())],
    ])('is aborted while it waits, by a wait that %s', async (_how, waitOf) => {
      const leave = new AbortController();
      const { sent, options } = server(busy, { wait: waitOf(leave) });
      const opened = openExport(options, nuits, { signal: leave.signal });
      await expect(opened).rejects.toMatchObject({ code: 'ABORTED', data: null });
      expect(sent).toHaveLength(2);
      expect(getEventListeners(leave.signal, 'abort')).toEqual([]);
    });

    it('says of a wait that fails by itself that the call failed', async () => {
      const { options } = server(busy, { wait: () => Promise.reject(new Error('no clock')) });
      await expect(openExport(options, nuits)).rejects.toMatchObject({
        name: 'AubeError',
        message: expect.stringContaining('no clock'),
      });
    });

    it('is aborted while its bytes are read', async () => {
      const leave = new AbortController();
      const { options } = server(() => {
        const bytes = new ReadableStream({
          start(controller) {
            controller.enqueue(Buffer.from('a'));
            leave.signal.addEventListener('abort', () => controller.error(leave.signal.reason), {
              once: true,
            });
          },
        });
        return fileOf(bytes)();
      });
      const { bytes } = await openExport(options, nuits, { signal: leave.signal });
      const reading = (async () => {
        for await (const part of bytes) if (part.length > 0) leave.abort();
      })();
      await expect(reading).rejects.toMatchObject({ code: 'ABORTED', data: null });
      expect(getEventListeners(leave.signal, 'abort')).toEqual([]);
    });
  });

  it('ends the file when nobody reads on', async () => {
    let isEnded = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.from('a')),
      cancel: () => void (isEnded = true),
    });
    const { opened } = await open(fileOf(endless));
    for await (const part of (await opened).bytes) if (part.length > 0) break;
    expect(isEnded).toBe(true);
  });
});
