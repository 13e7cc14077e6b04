import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogLines } from './log-lines.ts';

const KB = 1024;

function place(room = Number.POSITIVE_INFINITY) {
  let text = '';
  const state = { room };
  const lines = createLogLines(1, {
    reportLoss: (lost) => lines.write(`lost ${lost}\n`),
    write(_fd, bytes) {
      const taken = bytes.subarray(0, state.room);
      if (taken.byteLength === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      state.room -= taken.byteLength;
      text += Buffer.from(taken).toString();
      return taken.byteLength;
    },
  });
  return { lines, state, text: () => text };
}

describe('lines of the log', () => {
  it('go out at once, in order', () => {
    const { lines, text } = place();
    lines.write('one\n');
    lines.write('two\n');
    expect(text()).toBe('one\ntwo\n');
    expect(lines.dropped()).toBe(0);
  });

  it('that a slow reader leaves are kept, and none is torn', () => {
    const { lines, state, text } = place(6);
    lines.write('one\n');
    lines.write('two\n');
    lines.write('three\n');
    expect(text()).toBe('one\ntw');
    state.room = 5;
    lines.flush();
    expect(text()).toBe('one\ntwo\nthr');
    state.room = 100;
    lines.write('four\n');
    expect(text()).toBe('one\ntwo\nthree\nfour\n');
    expect(lines.dropped()).toBe(0);
  });

  it('beyond 64 kB are dropped and counted; the first line afterwards says how many', () => {
    const { lines, state, text } = place(0);
    const line = `${'x'.repeat(KB - 1)}\n`;
    for (let count = 0; count < 70; count += 1) lines.write(line);
    expect(lines.dropped()).toBe(6);
    state.room = Number.POSITIVE_INFINITY;
    lines.write('again\n');
    expect(text()).toBe(`${line.repeat(64)}lost 6\nagain\n`);
    lines.write('and again\n');
    expect(text()).toMatch(/lost 6\nagain\nand again\n$/);
    expect(lines.dropped()).toBe(6);
  });

  it('say what was lost although no other line comes', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lines, state, text } = place(0);
    for (let count = 0; count < 3; count += 1) lines.write('x'.repeat(40 * KB));
    state.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(1_000);
    expect(text()).toMatch(/lost 2\n$/);
  });
});
