import type { EnvSource } from '../env.ts';
import { runAube } from '../run-aube.ts';
import { keepBytes } from './keep-bytes.ts';

type Given = {
  source?: EnvSource;
  /** Answers typed at the terminal; undefined when the input is not a terminal. */
  typed?: string[];
  folder?: string;
  width?: number;
};

export async function runCaptured(
  argv: string[],
  { source = {}, typed, width, folder = process.cwd() }: Given = {},
) {
  const said: string[] = [];
  const noted: string[] = [];
  const answers = [...(typed ?? [])];
  const exitCode = await runAube(argv, {
    source: { NODE_ENV: 'test', ...source },
    folder,
    terminal: {
      say: (line) => said.push(line),
      write: keepBytes(said),
      note: (line) => noted.push(line),
      paint: (_style, text) => text,
      width: width ?? null,
      liveLine: null,
      isInteractive: typed !== undefined,
      ask(question) {
        noted.push(question);
        return Promise.resolve(answers.shift() ?? '');
      },
    },
  });
  return { exitCode, said: said.join('\n'), noted: noted.join('\n') };
}
