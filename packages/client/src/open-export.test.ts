import { beforeEach, describe, expect, it } from 'vitest';
import { openExport } from './open-export.ts';

const url = 'https://aube.example.test';
const prepared = () =>
  Response.json([{ result: { data: { json: { key: 'k', fileName: 'nuits.csv', rows: 2 } } } }]);
const refused =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json({ code, message: 'No.', requestId: 'r' }, { status, headers });

/** What the server answers who prepares a file, before it prepares one. */
let preparing: (() => Response)[] = [];
let preparations = 0;
beforeEach(() => {
  preparing = [];
  preparations = 0;
});

/** Opens a file of a server whose file door answers these replies, one after the other. */
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
    const { sent, opened } = await open(() => new Response('a\r\nb\r\n'));
    const { fileName, rows, bytes } = await opened;
    expect([fileName, rows, await textOf(bytes)]).toEqual(['nuits.csv', 2, 'a\r\nb\r\n']);
    expect(sent[0]).toMatchObject({ url: `${url}/exports`, method: 'POST', redirect: 'manual' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer aube_x');
    expect(await sent[0]?.json()).toEqual({ key: 'k' });
  });

  it('waits while enough files are being written', async () => {
    const busy = refused(503, 'UNAVAILABLE', { 'retry-after': '30' });
    const { waited, opened } = await open(busy, () => new Response('a'));
    expect(await textOf((await opened).bytes)).toBe('a');
    expect(waited).toEqual([30_000]);
  });

  it('asks again for a file that the server had no place for', async () => {
    const data = { appCode: 'UNAVAILABLE', httpStatus: 503, issues: [], retryAfterSeconds: 5 };
    const error = { json: { message: 'No.', code: -32_603, data } };
    preparing = [() => Response.json([{ error }], { status: 503 })];
    const { waited, opened } = await open(() => new Response('a'));
    expect(await textOf((await opened).bytes)).toBe('a');
    expect([preparations, waited]).toEqual([2, [5_000]]);
  });

  it('prepares no second one where a proxy answers, since the first may have been', async () => {
    preparing = [() => new Response('<p>', { status: 503 })];
    const { opened } = await open(() => new Response('a'));
    await expect(opened).rejects.toMatchObject({ code: 'SERVER_AWAY' });
    expect(preparations).toBe(1);
  });

  it.each([
    [refused(404, 'NOT_FOUND'), { code: 'NOT_FOUND', message: 'NOT_FOUND: No.' }],
    [() => new Response('<p>', { status: 413 }), { code: 'NOT_AUBE', data: null }],
    [() => Response.json(null, { status: 404 }), { code: 'NOT_AUBE', data: null }],
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
    const { opened } = await open(() => new Response(broken));
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

  it('ends the file when nobody reads on', async () => {
    let isEnded = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.from('a')),
      cancel: () => void (isEnded = true),
    });
    const { opened } = await open(() => new Response(endless));
    for await (const part of (await opened).bytes) if (part.length > 0) break;
    expect(isEnded).toBe(true);
  });
});
