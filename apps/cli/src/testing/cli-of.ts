import type { Cli } from '../cli.ts';
import type { Terminal } from '../terminal.ts';
import { keepBytes } from './keep-bytes.ts';
import { TEXTS } from '../texts/texts.ts';

export function cliOf(given: Partial<Terminal> = {}): Cli & { said: string[] } {
  const said: string[] = [];
  const terminal: Terminal = {
    say: (line) => said.push(line),
    write: keepBytes(said),
    note: (line) => said.push(line),
    paint: (_style, text) => text,
    width: null,
    liveLine: null,
    isInteractive: false,
    ask: () => Promise.resolve(''),
    ...given,
  };
  return { terminal, locale: 'en', t: TEXTS.en, source: {}, folder: process.cwd(), said };
}
