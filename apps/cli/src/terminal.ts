import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Where a command speaks and asks; a test gives its own. */
export type Terminal = {
  /** A line of the answer. */
  say: (line: string) => void;
  /** A line beside the answer: progress, failures. */
  note: (line: string) => void;
  /** Styled for the answer, or plain where colours are not wanted. */
  paint: (style: Style, text: string) => string;
  /** Whether somebody is there to answer a question. */
  isInteractive: boolean;
  /** Asks, and gives what was typed, trimmed. */
  ask: (question: string) => Promise<string>;
};

/** The terminal of this process. Colours follow NO_COLOR and whether the output is a terminal. */
export const processTerminal: Terminal = {
  say: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
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
