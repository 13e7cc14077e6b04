import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultOf } from './error-code.ts';
import { sendWhileLeaving } from './send-while-leaving.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const send = () => sendWhileLeaving('diary.saveDraft', { dayId: 7 });

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('starts at once a request that outlives the page, and gives its reply', async () => {
  fetched.mockResolvedValue(Response.json({ result: { data: { json: { version: 3 } } } }));
  const reply = send();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.lastCall).toMatchObject([
    '/trpc/diary.saveDraft',
    { method: 'POST', keepalive: true, body: '{"json":{"dayId":7}}' },
  ]);
  expect(await reply).toEqual({ version: 3 });
});

it('gives a refusal as the ordinary client does, with what it carries', async () => {
  const data = {
    appCode: 'VERSION_CONFLICT',
    httpStatus: 409,
    details: { current: { version: 4 } },
  };
  const body = { error: { json: { message: 'VERSION_CONFLICT', code: -32_009, data } } };
  fetched.mockResolvedValue(Response.json(body, { status: 409 }));
  const fault = await send().catch(faultOf);
  expect(fault).toMatchObject({ code: 'VERSION_CONFLICT', details: data.details });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is none', async () => new Response('<html>', { status: 502 })],
  ['a failure without a reason', async () => Response.json({}, { status: 503 })],
])('counts as out of reach: %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await send().catch(faultOf)).toMatchObject({ code: 'OFFLINE', httpStatus: null });
});
