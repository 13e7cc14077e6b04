import { defineCommand, runCommand, type ArgsDef, type ParsedArgs } from 'citty';
import type { Cli } from './cli.ts';
import { checkOptions, checkWords, commonOptions } from './options.ts';

export type CommandGroup = {
  name: string;
  summary: string;
  commands: Record<string, Command | CommandGroup>;
};

export type Command = {
  name: string;
  summary: string;
  /** Arguments of an example call, without the name of the command. */
  example: string;
  options: ArgsDef;
  execute: (rawArgs: string[]) => Promise<void>;
};

export const isGroup = (node: Command | CommandGroup): node is CommandGroup => 'commands' in node;

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
