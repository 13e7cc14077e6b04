import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const TOO_BUSY = { appCode: 'TOO_BUSY', httpStatus: 503, retryAfterSeconds: 5 };

function work() {
  const started: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => started.push(resolve));
  return { run, started };
}

describe('turns', () => {
  it('are had by so many at once, then in the order of coming', async () => {
    const inTurn = createTurns({ atOnce: 2, waiting: 2, patienceMs: 60_000 });
    const { run, started } = work();
    const ended: number[] = [];
    const all = [0, 1, 2, 3].map((each) => inTurn(run).then(() => void ended.push(each)));
    await expect(inTurn(run)).rejects.toMatchObject(TOO_BUSY);
    expect(started).toHaveLength(2);
    for (const index of [0, 1, 2, 3]) {
      await expect.poll(() => started.length).toBeGreaterThan(index);
      expect(started.length - ended.length).toBeLessThanOrEqual(2);
      started[index]?.();
      await all[index];
    }
    expect(ended).toEqual([0, 1, 2, 3]);
  });

  it('are not kept for a caller who left', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 1, patienceMs: 60_000 });
    const { run, started } = work();
    const first = inTurn(run);
    const caller = new AbortController();
    const left = inTurn(run, caller.signal);
    caller.abort();
    await expect(left).rejects.toMatchObject(TOO_BUSY);
    const next = inTurn(run);
    started[0]?.();
    await first;
    await expect.poll(() => started.length).toBe(2);
    started[1]?.();
    await next;
    await expect(inTurn(run, caller.signal)).rejects.toMatchObject(TOO_BUSY);
    expect(started).toHaveLength(2);
  });

  it('are given up after a while, and free again when work fails', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 5, patienceMs: 20 });
    const { run, started } = work();
    const first = inTurn(run);
    await expect(inTurn(run)).rejects.toMatchObject(TOO_BUSY);
    started[0]?.();
    await first;
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inTurn(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
