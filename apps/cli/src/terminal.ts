import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

type LiveLine = {
  width: number;
  draw: (line: string) => void;
  clear: () => void;
};

export type Terminal = {
  say: (line: string) => void;
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<number>;
  note: (line: string) => void;
  paint: (style: Style, text: string) => string;
  /** Columns of the standard output; null when the output is not a terminal. */
  width: number | null;
  liveLine: LiveLine | null;
  isInteractive: boolean;
  ask: (question: string) => Promise<string>;
};

const ERASE_LINE = '\r\u001B[K';
const USUAL_WIDTH = 80;

/**
 * Ignores a closed pipe (`… | head -1`), so that the work is completed. `onUnwritable` gets other
 * errors, such as a full disk.
 */
export function watchOutput(onUnwritable: (code: string) => void): void {
  process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') onUnwritable(code);
  });
  process.stderr.on('error', () => undefined);
}

function liveLineOf(stream: NodeJS.WriteStream): LiveLine | null {
  if (!stream.isTTY) return null;
  return {
    get width() {
      return stream.columns || USUAL_WIDTH;
    },
    draw: (line) => stream.write(`${ERASE_LINE}${line}`),
    clear: () => stream.write(ERASE_LINE),
  };
}

export class ClosedPipeError extends Error {
  override readonly name = 'ClosedPipeError';
}

/**
 * Waits while the stream is full.
 * @returns number of written bytes
 * @throws ClosedPipeError when the reader has closed the pipe
 */
export async function writeBytes(
  stream: Writable,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const closed = { isSo: false };
  const onError = ({ code }: NodeJS.ErrnoException) => {
    closed.isSo ||= code === 'EPIPE';
  };
  stream.on('error', onError);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      if (closed.isSo) throw new ClosedPipeError();
      size += chunk.length;
      if (!stream.write(chunk)) await once(stream, 'drain');
    }
  } catch (thrown) {
    throw closed.isSo ? new ClosedPipeError() : thrown;
  } finally {
    stream.off('error', onError);
  }
  return size;
}

export const processTerminal: Terminal = {
  say: (line) => process.stdout.write(`${line}\n`),
  write: (bytes) => writeBytes(process.stdout, bytes),
  note: (line) => process.stderr.write(`${line}\n`),
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  width: process.stdout.isTTY ? process.stdout.columns || USUAL_WIDTH : null,
  liveLine: liveLineOf(process.stderr),
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  async ask(question) {
    const prompt = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return (await prompt.question(question)).trim();
    } finally {
      prompt.close();
    }
  },
};
