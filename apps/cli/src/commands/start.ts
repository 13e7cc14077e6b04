import type { Cli } from '../cli.ts';
import type { Command } from '../command.ts';
import { misuse } from '../failure.ts';

/** `aube start`: the launcher of a release sees to it, and it has its line in the help. */
export const startCommand = ({ t }: Cli): Command => ({
  name: 'start',
  summary: t.start.summary,
  example: '',
  options: {},
  execute: () => Promise.reject(misuse(t.start.first('aube start'))),
});
