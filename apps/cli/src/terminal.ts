import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** A line that is drawn over, beside the answer. */
type LiveLine = {
  /** Columns of the terminal. */
  width: number;
  draw: (line: string) => void;
  /** Takes it away. */
  clear: () => void;
};

/** Where a command speaks and asks; a test gives its own. */
export type Terminal = {
  /** A line of the answer. */
  say: (line: string) => void;
  /** Bytes of an answer that is a file; how many there were. */
  write: (bytes: AsyncIterable<Uint8Array>) => Promise<number>;
  /** A line beside the answer: progress, failures. */
  note: (line: string) => void;
  /** Styled for the answer, or plain where colours are not wanted. */
  paint: (style: Style, text: string) => string;
  /** Columns of the answer; null where it is no terminal. */
  width: number | null;
  /** Null where the notes are no terminal. */
  liveLine: LiveLine | null;
  /** Whether somebody is there to answer a question. */
  isInteractive: boolean;
  /** Asks, and gives what was typed, trimmed. */
  ask: (question: string) => Promise<string>;
};

const ERASE_LINE = '\r\u001B[K';
const USUAL_WIDTH = 80;

/**
 * Somebody who reads only the head closes the pipe: the work goes on to its end, unheard.
 * `onUnwritable` hears of an
 * output that takes no answer for another reason, such as a full disk.
 */
export function watchOutput(onUnwritable: (code: string) => void): void {
  process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') onUnwritable(code);
  });
  // What cannot be said beside the answer is lost.
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

/** Who reads the answer has closed it: nobody wants the rest. */
export class ClosedPipeError extends Error {
  override readonly name = 'ClosedPipeError';
}

/**
 * Writes bytes to a stream, no faster than it takes them; how many there were.
 * @throws ClosedPipeError once its reader is gone
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

/** The terminal of this process. Colours follow NO_COLOR and whether the output is a terminal. */
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
