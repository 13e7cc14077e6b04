// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUnsaved, keepUnsaved } from './draft-memory.ts';
import { blankForm } from './night-form.ts';
import { useAutosave } from './use-autosave.ts';

const mutateAsync = vi.hoisted(() => vi.fn<(input: unknown) => Promise<void>>());
vi.mock('../../../trpc.ts', () => ({
  trpc: { diary: { saveDraft: { useMutation: () => ({ mutateAsync }) } } },
}));

const KEY = '1/2026-01-06';
const DAY_ID = 7;
const night = { form: { ...blankForm, lightsOutTime: '22:30' }, confirmed: [], baseVersion: 1 };
const fetched = vi.fn<() => Promise<Response>>();
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

function turn(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  keepUnsaved(KEY, night);
});
afterEach(async () => {
  forgetUnsaved(KEY);
  cleanup();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  mutateAsync.mockReset();
});

describe('what is typed when the page goes out of sight', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const answering = (status: number) => () => Promise.resolve(new Response(null, { status }));

  it('is sent at once, and not again when it arrived', async () => {
    fetched.mockImplementation(answering(200));
    const { result } = renderHook(() => useAutosave(KEY, DAY_ID));
    turn('hidden');
    dispatchEvent(new Event('pagehide'));
    expect(fetched).toHaveBeenCalledTimes(1);
    await settle();
    expect(result.current.state).toBe('kept');
    turn('visible');
    dispatchEvent(new Event('online'));
    await settle();
    expect(mutateAsync).not.toHaveBeenCalled();
  });

  it.each([
    ['when the network comes back', offline, () => dispatchEvent(new Event('online'))],
    ['when the page is looked at again', offline, () => turn('visible')],
    ['after a refusal of the server', answering(503), () => turn('visible')],
  ])('is sent again %s', async (_, answer, comeBack) => {
    fetched.mockImplementation(answer);
    const { result } = renderHook(() => useAutosave(KEY, DAY_ID));
    turn('hidden');
    await settle();
    expect(result.current.state).toBe('onThisPage');
    comeBack();
    await settle();
    expect(mutateAsync).toHaveBeenCalledTimes(1);
    expect(mutateAsync.mock.calls[0]?.[0]).toMatchObject({ dayId: DAY_ID, baseVersion: 1 });
    expect(result.current.state).toBe('kept');
  });

  it('is not overtaken by what is typed next', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    renderHook(() => useAutosave(KEY, DAY_ID));
    turn('hidden');
    turn('visible');
    act(() => keepUnsaved(KEY, { ...night, form: { ...night.form, lightsOutTime: '23:00' } }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(mutateAsync).not.toHaveBeenCalled();
    arrive(new Response(null, { status: 200 }));
    await settle();
    expect(mutateAsync).toHaveBeenCalledTimes(1);
  });
});
