import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AubeError } from './aube-error.ts';
import type { ClientOptions } from './client-options.ts';
import { createClient } from './create-client.ts';
import { eachPiece } from './each-piece.ts';
import { eachRow } from './each-row.ts';
import { isAubeError } from './is-aube-error.ts';

const url = 'https://aube.example.test';

afterEach(() => vi.useRealTimers());

type Reply = () => Response | Promise<Response>;

const refused = (httpStatus: number, data: object): Reply => {
  const error = { json: { message: 'No.', code: -32_000, data: { httpStatus, ...data } } };
  return () => Response.json([{ error }], { status: httpStatus });
};

const done: Reply = () => Response.json([{ result: { data: { json: { total: 3 } } } }]);

/** Client of a server that sends `replies` in order. Also returns the requests and the waits. */
function clientOf(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const waited: number[] = [];
  const client = createClient({
    url,
    async fetch(input, init) {
      sent.push(new Request(input, init));
      return (replies[sent.length - 1] ?? done)();
    },
    wait: async (ms) => void waited.push(ms),
    random: () => 0.5,
    ...options,
  });
  return { client, sent, waited };
}

async function failureOf(call: Promise<unknown>): Promise<AubeError> {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!isAubeError(thrown)) throw new Error('no AubeError', { cause: thrown });
  return thrown;
}

const read = ({ client }: ReturnType<typeof clientOf>) => client.account.me.query();
const write = ({ client }: ReturnType<typeof clientOf>) => client.account.logout.mutate();

describe('a call that is refused for now', () => {
  const busy = refused(503, { appCode: 'UNAVAILABLE', issues: [], retryAfterSeconds: 2 });
  const often = refused(429, { appCode: 'TOO_MANY_REQUESTS', issues: [], retryAfterSeconds: 4 });

  it('is sent again after the wait that was asked for, and a little more', async () => {
    const server = clientOf([busy, often]);
    await read(server);
    expect(server.waited).toEqual([2500, 5000]);
  });

  it('waits longer each time where nothing was asked, and obeys what stands before the server', async () => {
    const proxy = () => new Response('<p>', { status: 503 });
    const asking = () => new Response('', { status: 503, headers: { 'retry-after': '7' } });
    const server = clientOf([proxy, proxy, asking]);
    await read(server);
    expect(server.waited).toEqual([625, 1250, 8750]);
  });

  it('reads a date of return as well, and JSON that is none of ours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-06T12:00:00Z') });
    const headers = { 'retry-after': 'Tue, 06 Jan 2026 12:00:10 GMT' };
    const gone = { 'retry-after': 'Tue, 06 Jan 2026 11:00:00 GMT' };
    const asking = () => Response.json({ message: 'away' }, { status: 503, headers });
    const past = () => new Response('', { status: 429, headers: gone });
    const server = clientOf([asking, past]);
    await read(server);
    expect(server.waited).toEqual([12_500, 0]);
  });

  it('ends its wait with the signal of the call', async () => {
    const leave = new AbortController();
    const { client, sent } = clientOf([busy], { wait: undefined });
    const call = failureOf(client.account.me.query(undefined, { signal: leave.signal }));
    await vi.waitUntil(() => sent.length === 1);
    leave.abort();
    expect(await call).toMatchObject({ code: 'ABORTED', data: null });
    expect(sent).toHaveLength(1);
  });

  it('fails with a wait of its own that fails', async () => {
    const wait = () => Promise.reject(new Error('no clock'));
    const { client, sent } = clientOf([busy], { wait });
    const failure = await failureOf(client.account.me.query());
    expect(failure.message).toContain('no clock');
    expect(sent).toHaveLength(1);
  });

  it('is given up after three times, or as often as was said', async () => {
    const server = clientOf([busy, busy, busy, busy]);
    expect(await failureOf(read(server))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(server.sent).toHaveLength(4);
    const once = clientOf([busy], { retries: 0 });
    await failureOf(read(once));
    expect(once.sent).toHaveLength(1);
  });

  it('is not sent again when it may have changed something, unless it was not let in', async () => {
    const server = clientOf([busy]);
    await failureOf(write(server));
    expect(server.waited).toEqual([]);
    const limited = clientOf([often]);
    await write(limited);
    expect(limited.waited).toEqual([5000]);
  });

  it('is given up at once when the wait is longer than a minute, or the refusal is for good', async () => {
    const later = refused(429, { appCode: 'TOO_MANY_REQUESTS', issues: [], retryAfterSeconds: 61 });
    const forbidden = refused(403, { appCode: 'FORBIDDEN', issues: [] });
    for (const reply of [later, forbidden]) {
      const server = clientOf([reply]);
      await failureOf(read(server));
      expect(server.sent).toHaveLength(1);
    }
  });
});

describe('a failure', () => {
  it('names its code and each refused field with its reason', async () => {
    const issues = [
      { path: ['night', 'naps', 0, 'endTime'], code: 'notWhole' },
      { path: ['anchor'], code: 'unknownChoice', params: { choices: 'bedTime, wakeTime' } },
      { path: ['night', 'lightsOutTimes'], code: 'unknownField' },
    ];
    const failure = await failureOf(read(clientOf([refused(422, { appCode: 'INVALID', issues })])));
    expect(failure.message).toBe(
      'INVALID: night.naps.0.endTime notWhole (minutes since midnight), anchor unknownChoice (bedTime, wakeTime), night.lightsOutTimes unknownField',
    );
    expect(failure).toMatchObject({ name: 'AubeError', code: 'INVALID', data: { issues } });
  });

  it('says what the server says where no field is meant', async () => {
    const reply = refused(409, { appCode: 'DAY_EXPIRED', issues: [] });
    expect((await failureOf(read(clientOf([reply])))).message).toBe('DAY_EXPIRED: No.');
  });

  it('names a call that the server does not have', async () => {
    const details = { unknownCall: 'dairy.listDays' };
    const reply = refused(404, { appCode: 'NOT_FOUND', issues: [], details });
    const failure = await failureOf(read(clientOf([reply])));
    expect(failure.code).toBe('NOT_FOUND');
    expect(failure.message).toMatch(/^NOT_FOUND: this server has no call dairy\.listDays\./);
  });

  it('has no data when the network fails', async () => {
    const away = () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    };
    const failure = await failureOf(read(clientOf([away])));
    expect(failure).toMatchObject({ code: 'SERVER_AWAY', data: null });
    expect(failure.message).toBe(`${url} does not answer (ECONNREFUSED).`);
  });

  it('says that a port is one that the platform refuses', async () => {
    const address = 'http://127.0.0.1:6000';
    const failure = await failureOf(createClient({ url: address }).account.me.query());
    expect(failure).toMatchObject({ code: 'SERVER_AWAY', data: null });
    expect(failure.message).toBe(
      `${address} does not answer: browsers and Node refuse to call this port.`,
    );
  });

  const known = 'it answered 200 with application/json';
  const unreadable = 'it answered what none of them does';
  it.each([
    ['[]', unreadable],
    ['', unreadable],
    ['<p>', unreadable],
    ['{}', known],
    ['null', known],
    ['"x"', known],
    ['[{}]', known],
    ['[{"error":null}]', known],
    ['[{"error":{"json":null}}]', known],
    ['[{"result":null}]', known],
    ['[null]', known],
  ])('says that a service which answers %j is no Aube server', async (body, words) => {
    const headers = { 'content-type': 'application/json' };
    const failure = await failureOf(read(clientOf([() => new Response(body, { headers })])));
    expect(failure).toMatchObject({ code: 'NOT_AUBE', data: null });
    expect(failure.message).toBe(`${url} is not an Aube server: ${words}.`);
  });

  it('follows no redirection, and names where it leads', async () => {
    const headers = { location: 'https://elsewhere.example.test/trpc/account.me?x=1' };
    const server = clientOf([() => new Response(null, { status: 301, headers })]);
    const failure = await failureOf(read(server));
    expect(server.sent[0]?.redirect).toBe('manual');
    expect(failure).toMatchObject({ code: 'NOT_AUBE', data: null });
    expect(failure.message).toBe(
      `${url} is not the address of an Aube server: it sends to https://elsewhere.example.test/trpc/account.me.`,
    );
  });

  it.each([429, 502, 503])(
    'says that what stands before the server answered %i',
    async (status) => {
      const proxy = () => new Response('<p>', { status });
      const failure = await failureOf(read(clientOf([proxy], { retries: 0 })));
      expect(failure).toMatchObject({ code: 'SERVER_AWAY', data: null });
      expect(failure.message).toBe(`${url} is away: it answered ${status}.`);
    },
  );

  it('says who answered also where a library replaced the platform’s Response', async () => {
    const answer = new Response('<p>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('Response', Map);
    onTestFinished(() => void vi.unstubAllGlobals());
    const failure = await failureOf(read(clientOf([() => answer])));
    expect(failure).toMatchObject({ code: 'NOT_AUBE', data: null });
  });

  it('is printed without what would hide its fields', async () => {
    const issues = [{ path: ['night', 'naps', 0, 'endTime'], code: 'notWhole' }];
    const failure = await failureOf(read(clientOf([refused(422, { appCode: 'INVALID', issues })])));
    expect(inspect(failure)).toMatch(
      /^AubeError: INVALID: night.naps.0.endTime notWhole \(minutes since midnight\)\n {4}at /,
    );
    expect(inspect(failure)).not.toMatch(/\[(Array|Object)\]/);
  });

  it.each([
    [
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      '200 with text/html',
    ],
    [() => Response.json({ message: 'Not Found' }, { status: 404 }), '404 with application/json'],
  ])('names a wrong address as such: %#', async (reply, words) => {
    const failure = await failureOf(read(clientOf([reply])));
    expect(failure).toMatchObject({ code: 'NOT_AUBE', data: null });
    expect(failure.message).toBe(`${url} is not an Aube server: it answered ${words}.`);
  });
});

it('sends its token and the language asked', async () => {
  const server = clientOf([], { token: 'aube_x', lang: 'en' });
  await read(server);
  const { headers } = server.sent[0]!;
  expect([headers.get('authorization'), headers.get('accept-language')]).toEqual([
    'Bearer aube_x',
    'en',
  ]);
});

describe('options that cannot be sent', () => {
  const secret = 'aube_5ecret';
  const noAddress = 'url: an address that begins with https:// or http://.';
  it.each<[object, string]>([
    [{ url: 'localhost:3000' }, noAddress],
    [{ url: '' }, noAddress],
    [{ url: 'ftp://aube.example.test' }, noAddress],
    [{ url: 'http://a b' }, noAddress],
    [{ url: undefined }, noAddress],
    [{ url: null }, noAddress],
    [{ url: secret }, noAddress],
    [{ url: `someone:${secret}@aube.example.test` }, noAddress],
    [{ url: `https://someone:${secret}@aube.example.test:99999` }, noAddress],
    [
      { url: `https://someone:${secret}@aube.example.test` },
      'url: an address without a name and a password before its @.',
    ],
    [
      { url: `https://${secret}@aube.example.test` },
      'url: an address without a name and a password before its @.',
    ],
    [{ url: `${url}/?token=${secret}` }, 'url: an address without ? and #.'],
    [{ url: `${url}#${secret}` }, 'url: an address without ? and #.'],
    [
      { token: `${secret}\n` },
      'token: printable ASCII without spaces; a line break may have come along.',
    ],
    [
      { token: `${secret} é` },
      'token: printable ASCII without spaces; a line break may have come along.',
    ],
    [{ token: null }, 'token: text, or nothing.'],
    [{ token: 7 }, 'token: text, or nothing.'],
    [{ lang: 'de' }, 'lang: fr or en.'],
    [{ lang: null }, 'lang: fr or en.'],
    [{ lang: () => 'é' }, 'lang: fr or en.'],
    [
      {
        lang: () => {
          throw new Error(secret);
        },
      },
      'lang: fr or en.',
    ],
  ])('are named, without their secrets: %j', async (options, words) => {
    const { client, sent } = clientOf([], options);
    const failure = await failureOf(client.account.me.query());
    expect(failure).toMatchObject({ code: 'BAD_OPTION', data: null, message: words });
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(JSON.stringify(failure)).not.toContain(secret);
    expect(sent).toEqual([]);
  });

  it.each<[string, Partial<ClientOptions>]>([
    ['a path', { url: `${url}/aube/` }],
    ['a port', { url: 'http://localhost:3000' }],
    ['no token', { token: undefined }],
    ['an empty token', { token: '' }],
    ['a language that changes', { lang: () => 'en' }],
  ])('are not those with %s', async (_what, options) => {
    const server = clientOf([], options);
    await read(server);
    expect(server.sent).toHaveLength(1);
  });
});

describe('the signal of a call', () => {
  const busy = refused(503, { appCode: 'UNAVAILABLE', issues: [], retryAfterSeconds: 30 });
  const never = () => new Promise<never>(() => undefined);
  const wanted = refused(403, { appCode: 'CONFIRM_IDENTITY', issues: [] });

  it.each<[string, Reply[], Partial<ClientOptions>]>([
    ['done', [], {}],
    ['refused', [refused(403, { appCode: 'FORBIDDEN', issues: [] })], {}],
    ['sent again', [busy, busy], {}],
    ['confirmed', [wanted], { confirmIdentity: async () => true }],
  ])('is let go of by a call that is %s', async (_how, replies, options) => {
    const { signal } = new AbortController();
    const { client } = clientOf(replies, options);
    await client.account.me.query(undefined, { signal }).catch(() => undefined);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each<[string, Partial<ClientOptions>]>([
    ['is on its way and does not listen', { fetch: never }],
    ['waits to be sent again', { wait: never, fetch: async () => busy() }],
    ['waits for the password', { confirmIdentity: never, fetch: async () => wanted() }],
  ])('ends it at once while it %s', async (_how, options) => {
    const leave = new AbortController();
    const { client } = clientOf([], options);
    const call = failureOf(client.account.me.query(undefined, { signal: leave.signal }));
    setTimeout(() => leave.abort(), 20);
    expect(await call).toMatchObject({ code: 'ABORTED', data: null });
    expect(getEventListeners(leave.signal, 'abort')).toEqual([]);
  });

  it('sends nothing when it is over already', async () => {
    const { client, sent } = clientOf([]);
    const failure = await failureOf(
      client.account.me.query(undefined, { signal: AbortSignal.abort() }),
    );
    expect([failure.code, sent]).toEqual(['ABORTED', []]);
  });

  it('may be several, of which one is the time', async () => {
    const leave = new AbortController();
    const signal = AbortSignal.any([leave.signal, AbortSignal.timeout(10)]);
    const { client } = clientOf([], { fetch: never });
    const failure = await failureOf(client.account.me.query(undefined, { signal }));
    expect(failure.code).toBe('ABORTED');
    expect(getEventListeners(leave.signal, 'abort')).toEqual([]);
  });

  it.each([
    ['without a reason', undefined],
    ['with one', new Error('the page was left')],
    ['of a time that is over', new DOMException('too long', 'TimeoutError')],
  ])('ends it as aborted, %s', async (_how, reason) => {
    const leave = new AbortController();
    const server = clientOf([() => new Promise<Response>(() => undefined)], {
      fetch: (_input, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    });
    const call = failureOf(server.client.account.me.query(undefined, { signal: leave.signal }));
    setTimeout(() => leave.abort(reason), 5);
    expect(await call).toMatchObject({ code: 'ABORTED', data: null });
  });
});

describe('calls that want the password again', () => {
  const wanted = refused(401, { appCode: 'CONFIRM_IDENTITY', issues: [] });
  it('ask for it once, however many wait', async () => {
    const confirmIdentity = vi.fn<() => Promise<boolean>>(
      () => new Promise((resolve) => setTimeout(() => resolve(true), 20)),
    );
    const answer = { result: { data: { json: null } } };
    const both = () => Response.json([answer, answer]);
    const { client } = clientOf([wanted, wanted, both], { confirmIdentity });
    const first = client.account.logout.mutate();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all([first, client.account.logout.mutate()]);
    expect(confirmIdentity).toHaveBeenCalledOnce();
  });

  it('ask for nothing when it was given while they were on their way', async () => {
    const confirmIdentity = vi.fn<() => Promise<boolean>>(async () => true);
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let sent = 0;
    const { client } = clientOf([], {
      confirmIdentity,
      fetch: async () => answers[sent++]?.promise ?? done(),
    });
    const first = client.account.logout.mutate();
    await vi.waitUntil(() => sent === 1);
    const second = client.account.logout.mutate();
    await vi.waitUntil(() => sent === 2);
    answers[0]?.resolve(await wanted());
    await first;
    answers[1]?.resolve(await wanted());
    await second;
    expect(confirmIdentity).toHaveBeenCalledOnce();
    expect(sent).toBe(4);
  });

  it('fail as they were refused when the question itself fails', async () => {
    const confirmIdentity = () => {
      throw new Error('no terminal');
    };
    const server = clientOf([wanted], { confirmIdentity });
    expect(await failureOf(write(server))).toMatchObject({ code: 'CONFIRM_IDENTITY' });
  });
});

describe('eachRow', () => {
  const pagesOf = (rows: number[], size: number) => {
    const asked: number[] = [];
    const list = async ({ page }: { page: number }) => {
      asked.push(page);
      const last = Math.max(1, Math.ceil(rows.length / size));
      const shown = Math.min(page, last);
      return {
        rows: rows.slice((shown - 1) * size, shown * size),
        total: rows.length,
        page: shown,
      };
    };
    return { list, asked };
  };

  it.each([
    [[], [1]],
    [[1], [1]],
    [[1, 2], [1]],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2, 3, 4],
      [1, 2],
    ],
  ])('gives every row of %j in pages of two', async (rows, expected) => {
    const { list, asked } = pagesOf(rows, 2);
    const seen: number[] = [];
    for await (const row of eachRow(list, {})) seen.push(row);
    expect(seen).toEqual(rows);
    expect(asked).toEqual(expected);
  });

  it('walks a list that does not say which page it gives', async () => {
    const { list, asked } = pagesOf([1, 2, 3], 2);
    const unnumbered = async (input: { page: number }) => {
      const { rows, total } = await list(input);
      return { rows, total };
    };
    const seen: number[] = [];
    for await (const row of eachRow(unnumbered, {})) seen.push(row);
    expect([seen, asked]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  it('asks for no page that is not wanted', async () => {
    const { list, asked } = pagesOf([1, 2, 3, 4], 2);
    for await (const row of eachRow(list, {})) if (row === 2) break;
    expect(asked).toEqual([1]);
  });
});

describe('eachPiece', () => {
  const piece =
    (json: object): Reply =>
    () =>
      Response.json([{ result: { data: { json } } }]);
  const askedOf = ({ sent }: ReturnType<typeof clientOf>) =>
    Promise.all(
      sent.map(async (request) =>
        JSON.parse(
          request.method === 'GET'
            ? (new URL(request.url).searchParams.get('input') ?? '')
            : await request.text(),
        ),
      ),
    );

  it('walks the notices, each call going on before the last one', async () => {
    const server = clientOf([
      piece({ notices: [{ id: 9 }, { id: 7 }], nextBefore: 7, unread: 1 }),
      piece({ notices: [{ id: 4 }], nextBefore: null, unread: 1 }),
    ]);
    const seen: number[] = [];
    for await (const { notices } of eachPiece(server.client.notifications.listPage.query, {
      userId: 3,
    })) {
      seen.push(...notices.map(({ id }) => id));
    }
    expect(seen).toEqual([9, 7, 4]);
    expect(await askedOf(server)).toEqual([
      { 0: { json: { userId: 3 } } },
      { 0: { json: { userId: 3, before: 7 } } },
    ]);
  });

  it('walks a list by name, each call going on after the last one', async () => {
    const server = clientOf([
      piece({ rows: [{ userId: 1 }], nextAfter: 'sealed' }),
      piece({ rows: [{ userId: 2 }], nextAfter: null }),
    ]);
    const seen: number[] = [];
    for await (const { rows } of eachPiece(server.client.admin.listParticipantRecords.query, {})) {
      seen.push(...rows.map(({ userId }) => userId));
    }
    expect(seen).toEqual([1, 2]);
    expect(await askedOf(server)).toEqual([
      { 0: { json: {} } },
      { 0: { json: { after: 'sealed' } } },
    ]);
  });

  it('walks the log as a file, and asks for no piece that is not wanted', async () => {
    const first = piece({ text: 'a', rows: 1, next: 'x' });
    const server = clientOf([first, piece({ text: 'b', rows: 1, next: 'y' }), first]);
    const texts: string[] = [];
    const { mutate } = server.client.rights.exportAudit;
    for await (const { text } of eachPiece(mutate, { period: 'all' })) {
      texts.push(text);
      if (texts.length === 2) break;
    }
    expect(texts).toEqual(['a', 'b']);
    expect(await askedOf(server)).toEqual([
      { 0: { json: { period: 'all' } } },
      { 0: { json: { period: 'all', before: 'x' } } },
    ]);
  });
});
