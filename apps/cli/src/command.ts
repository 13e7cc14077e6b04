import { defineCommand, runCommand, type ArgsDef, type ParsedArgs } from 'citty';
import type { Cli } from './cli.ts';
import { checkOptions, checkWords, commonOptions } from './options.ts';

/** Commands under one word, such as `aube user`. */
export type CommandGroup = {
  name: string;
  summary: string;
  commands: Record<string, Command | CommandGroup>;
};

export type Command = {
  name: string;
  summary: string;
  /** The words after the command's name in an example. */
  example: string;
  options: ArgsDef;
  execute: (rawArgs: string[]) => Promise<void>;
};

export const isGroup = (node: Command | CommandGroup): node is CommandGroup => 'commands' in node;

/** Adds the common options to a command of citty, and refuses unknown options and words. */
export function defineAubeCommand<const T extends ArgsDef>(
  { t }: Cli,
  definition: {
    name: string;
    summary: string;
    example: string;
    options: T;
    run: (args: ParsedArgs<T & ReturnType<typeof commonOptions>>) => Promise<void>;
  },
): Command {
  const { name, summary, example, run } = definition;
  const options = { ...definition.options, ...commonOptions(t) };
  const command = defineCommand({
    args: options,
    async run({ args }) {
      checkOptions(args, options, t);
      await run(args);
    },
  });
  return {
    name,
    summary,
    example,
    options,
    async execute(rawArgs) {
      checkWords(rawArgs, options, t);
      await runCommand(command, { rawArgs });
    },
  };
}
