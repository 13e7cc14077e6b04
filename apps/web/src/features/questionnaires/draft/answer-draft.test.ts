import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemsOf } from '../model/definition.ts';
import { sampleDefinition } from '../testing/sample-definition.ts';
import { AnswerDraft } from './answer-draft.ts';
import type { Kept, SaveReply, SaveRequest } from './draft-types.ts';

const items = itemsOf(sampleDefinition(5));
const pause = 1000;
const neverSaved = 2_147_483_647;

const offline = () => new TRPCClientError('fetch failed');
function refusal(appCode: string, httpStatus: number, details: object = {}): Error {
  const data = { appCode, httpStatus, issues: [], details };
  return new TRPCClientError(appCode, { result: { error: { data, message: appCode, code: 0 } } });
}

/** A server that keeps what it is sent, and refuses a version that is not its own. */
function server(start: { answers: Kept['answers']; version: number } | null = null) {
  let row = start;
  const requests: SaveRequest[] = [];
  const state = { failure: null as Error | null };
  const send = async (request: SaveRequest): Promise<SaveReply> => {
    requests.push(request);
    if (state.failure) throw state.failure;
    if (row && request.version !== row.version) {
      throw refusal('VERSION_CONFLICT', 409, { current: row });
    }
    row = { answers: request.answers, version: (row?.version ?? 0) + 1 };
    return { version: row.version };
  };
  return {
    send,
    requests,
    state,
    row: () => row,
    elsewhere: (answers: Kept['answers']) => {
      row = { answers, version: (row?.version ?? 0) + 1 };
    },
  };
}

function draftOn(host: ReturnType<typeof server>, kept: Kept = { answers: {}, version: null }) {
  const draft = new AnswerDraft<SaveReply>(kept);
  draft.connect({ items, send: host.send });
  return draft;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is sent once after a pause, with all that was answered in between', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 1);
    draft.change('a2', 2);
    expect(draft.getState().status).toBe('pending');
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.requests).toEqual([
      { answers: { a1: 1, a2: 2 }, submit: false, version: neverSaved },
    ]);
    expect(draft.getState().status).toBe('kept');
    expect(draft.findUnsent()).toBeNull();
  });

  it('sends nothing when an answer is put back as it was', async () => {
    const host = server();
    const draft = draftOn(host, { answers: { a1: 1 }, version: 1 });
    draft.change('a1', 2);
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.requests).toEqual([]);
    expect(draft.getState().status).toBe('kept');
  });

  it('keeps on this page what does not fit yet, and sends the rest', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 'half typed');
    draft.change('a2', 2);
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.row()?.answers).toEqual({ a2: 2 });
    expect(draft.getState().answers).toEqual({ a1: 'half typed', a2: 2 });
  });

  it('takes in what another device answered, and loses nothing of either', async () => {
    const host = server({ answers: { a1: 0 }, version: 1 });
    const draft = draftOn(host, { answers: { a1: 0 }, version: 1 });
    host.elsewhere({ a1: 0, a2: 2 });
    draft.change('a3', 3);
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.row()).toEqual({ answers: { a1: 0, a2: 2, a3: 3 }, version: 3 });
    expect(draft.getState()).toMatchObject({
      answers: { a1: 0, a2: 2, a3: 3 },
      status: 'kept',
    });
  });

  it('does not write over a draft that another device made first', async () => {
    const host = server();
    const draft = draftOn(host);
    host.elsewhere({ a5: 1 });
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.row()?.answers).toEqual({ a1: 1, a5: 1 });
  });

  it('waits while the server is out of reach, tries again by itself, and then is kept', async () => {
    const host = server();
    const draft = draftOn(host);
    host.state.failure = offline();
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(pause);
    expect(draft.getState()).toMatchObject({ status: 'waiting', answers: { a1: 1 } });
    draft.change('a2', 2);
    host.state.failure = null;
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.row()?.answers).toEqual({ a1: 1, a2: 2 });
    expect(draft.getState().status).toBe('kept');
  });

  it('is tried again less and less often, without end', async () => {
    const host = server();
    const draft = draftOn(host);
    host.state.failure = refusal('UNAVAILABLE', 503);
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(700 + 4000 + 8000 + 16_000 + 100);
    expect(host.requests).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(host.requests.length).toBeGreaterThan(10);
    expect(host.requests.length).toBeLessThan(16);
  });

  it('outlives a lost session: by itself it sends nothing more, connected again what was left', async () => {
    const host = server();
    const draft = draftOn(host);
    host.state.failure = refusal('NOT_AUTHENTICATED', 401);
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(pause);
    expect(draft.getState().status).toBe('waiting');
    host.state.failure = null;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(host.requests).toHaveLength(1);
    draft.adopt({ answers: {}, version: null });
    draft.connect({ items, send: host.send });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.row()?.answers).toEqual({ a1: 1 });
  });

  it('says when it is refused, and stops', async () => {
    const host = server();
    const draft = draftOn(host);
    host.state.failure = refusal('QUESTIONNAIRE_NOT_DUE', 409);
    draft.change('a1', 1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(draft.getState()).toMatchObject({
      status: 'refused',
      fault: { code: 'QUESTIONNAIRE_NOT_DUE' },
    });
    expect(host.requests).toHaveLength(1);
  });

  it('goes on with what fits, once it knows the questions that are asked now', async () => {
    const host = server();
    const draft = draftOn(host);
    host.state.failure = refusal('INVALID', 422);
    draft.change('a1', 1);
    draft.change('a5', 2);
    await vi.advanceTimersByTimeAsync(pause);
    expect(draft.getState().status).toBe('refused');
    host.state.failure = null;
    draft.connect({ items: itemsOf(sampleDefinition(3)), send: host.send });
    await vi.advanceTimersByTimeAsync(pause);
    expect(host.row()?.answers).toEqual({ a1: 1 });
    expect(draft.getState()).toMatchObject({ status: 'kept', fault: null });
  });

  it('tells a page that is being left what to send still', async () => {
    const host = server();
    const draft = draftOn(host, { answers: {}, version: 4 });
    draft.change('a1', 1);
    expect(draft.findUnsent()).toEqual({ answers: { a1: 1 }, submit: false, version: 4 });
  });
});

describe('a submission', () => {
  it('carries every answer, the unsent ones too, and is sent once however often it is pressed', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 1);
    const [one, two] = await Promise.all([draft.submit(), draft.submit()]);
    expect(host.requests).toEqual([{ answers: { a1: 1 }, submit: true, version: neverSaved }]);
    expect(one).toEqual({ kind: 'submitted', reply: { version: 1 } });
    expect(two).toBe(one);
  });

  it('leaves nothing to send when its page is left', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 1);
    await draft.submit();
    expect(draft.findUnsent()).toBeNull();
    await draft.flush();
    expect(host.requests).toHaveLength(1);
  });

  it('leaves out what is no longer asked, and not what must be corrected', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 'no number');
    draft.change('a5', 2);
    draft.connect({ items: itemsOf(sampleDefinition(3)), send: host.send });
    await draft.submit();
    expect(host.requests.at(-1)?.answers).toEqual({ a1: 'no number' });
  });

  it('waits for a draft on its way', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 1);
    const flushed = draft.flush();
    draft.change('a2', 2);
    await Promise.all([flushed, draft.submit()]);
    expect(host.requests.map(({ submit, version }) => [submit, version])).toEqual([
      [false, neverSaved],
      [true, 1],
    ]);
  });

  it('stops when answers came in from elsewhere, so that they are looked at first', async () => {
    const host = server({ answers: {}, version: 1 });
    const draft = draftOn(host, { answers: {}, version: 1 });
    draft.change('a1', 1);
    host.elsewhere({ a2: 2 });
    expect(await draft.submit()).toEqual({ kind: 'merged' });
    expect(draft.getState().answers).toEqual({ a1: 1, a2: 2 });
    expect(await draft.submit()).toMatchObject({ kind: 'submitted' });
  });

  it('goes on when the other save said the same', async () => {
    const host = server({ answers: {}, version: 1 });
    const draft = draftOn(host, { answers: {}, version: 1 });
    draft.change('a1', 1);
    host.elsewhere({ a1: 1 });
    expect(await draft.submit()).toMatchObject({ kind: 'submitted' });
  });

  it('tells what the server refuses, and keeps the answers', async () => {
    const host = server();
    const draft = draftOn(host);
    draft.change('a1', 1);
    host.state.failure = offline();
    await expect(draft.submit()).rejects.toThrow('fetch failed');
    expect(draft.getState().answers).toEqual({ a1: 1 });
  });
});
