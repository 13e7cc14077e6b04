import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ClosedPipeError, writeBytes } from './terminal.ts';

function piecesOf(count: number) {
  const given = { count: 0, isEnded: false };
  async function* pieces() {
    try {
      for (; given.count < count; given.count++) yield Buffer.alloc(10);
    } finally {
      given.isEnded = true;
    }
  }
  return { given, pieces: pieces() };
}

const pipeThat = (write: Writable['_write']) => {
  const pipe = new Writable({ highWaterMark: 1, write });
  pipe.on('error', () => undefined);
  return pipe;
};

describe('the bytes of an answer', () => {
  it('are counted, and written no faster than they are taken', async () => {
    let taken = 0;
    const pipe = pipeThat((chunk: Buffer, _encoding, done) => {
      taken += chunk.length;
      setImmediate(done);
    });
    expect(await writeBytes(pipe, piecesOf(5).pieces)).toBe(50);
    expect(taken).toBe(50);
    expect(pipe.listenerCount('error')).toBe(1);
  });

  it.each([
    ['at once', (done: () => void) => done()],
    ['later', (done: () => void) => setImmediate(done)],
  ])('end, with what they are made from, when their reader is gone: %s', async (_when, soon) => {
    const { given, pieces } = piecesOf(1000);
    const pipe = pipeThat((_chunk, _encoding, done) => {
      soon(() => done(Object.assign(new Error('gone'), { code: 'EPIPE' })));
    });
    await expect(writeBytes(pipe, pieces)).rejects.toThrow(ClosedPipeError);
    expect(given.isEnded).toBe(true);
    expect(given.count).toBeLessThan(5);
  });

  it('fail with a full disk', async () => {
    const pipe = pipeThat((_chunk, _encoding, done) => {
      done(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    });
    await expect(writeBytes(pipe, piecesOf(1000).pieces)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
  });
});
