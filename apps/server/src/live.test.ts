import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { live, type Life, type Work } from './live.ts';

const work: Work = { drain: async () => undefined, stopJobs: async () => undefined };

function begin(start: (life: Life) => Promise<Work>) {
  const signals = new EventEmitter();
  const close = vi.fn<() => Promise<void>>(async () => undefined);
  const sayFault = vi.fn<(thrown: unknown) => number>(() => 78);
  const exited = new Promise<number>((exit) => {
    const opening = (life: Life) => {
      life.onClose(() => Promise.reject(new Error('the mail server is gone')));
      life.onClose(close);
      return start(life);
    };
    void live(opening, { exit, sayFault, signals });
  });
  return { signals, close, sayFault, exited };
}

it.each(['SIGTERM', 'SIGINT'])('closes what was opened at %s, one fault or not', async (signal) => {
  const { signals, close, sayFault, exited } = begin(async () => work);
  signals.emit(signal);
  signals.emit(signal);
  expect(await exited).toBe(0);
  expect(close).toHaveBeenCalledTimes(1);
  expect(sayFault).not.toHaveBeenCalled();
});

it('closes what a start that fails has opened, and says why', async () => {
  const fault = new Error('the port is taken');
  const { close, sayFault, exited } = begin(() => Promise.reject(fault));
  expect(await exited).toBe(78);
  expect(close).toHaveBeenCalledTimes(1);
  expect(sayFault.mock.calls).toEqual([[fault]]);
});

it('hears a stop during the start, waits for its end, and says no fault', async () => {
  const order: string[] = [];
  const { signals, close, sayFault, exited } = begin(
    ({ stopping }) =>
      new Promise((_resolve, reject) => {
        stopping.addEventListener('abort', () => {
          order.push('heard');
          setImmediate(() => {
            order.push('left');
            reject(stopping.reason);
          });
        });
      }),
  );
  close.mockImplementation(async () => void order.push('closed'));
  signals.emit('SIGTERM');
  expect(await exited).toBe(0);
  expect(order).toEqual(['heard', 'left', 'closed']);
  expect(sayFault).not.toHaveBeenCalled();
});

it('counts a start that failed of the stop itself as stopped', async () => {
  const { signals, sayFault, exited } = begin(async () => {
    setImmediate(() => signals.emit('SIGINT'));
    throw new Error('initdb was interrupted');
  });
  expect(await exited).toBe(0);
  expect(sayFault).not.toHaveBeenCalled();
});
