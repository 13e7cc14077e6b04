import type { ArgsDef } from 'citty';
import type { Cli } from './cli.ts';
import { isGroup, type Command, type CommandGroup } from './command.ts';

export type FoundCommand = {
  command: Command | CommandGroup;
  /** How it is called: `aube user create-admin`. */
  path: string;
  /** What is left for it, wherever it stood. */
  rest: string[];
  /** A word that names no command; null when all was understood. */
  unknown: string | null;
};

/** The command that the words lead to. Options may stand before, between and after its words. */
export function findCommand(root: CommandGroup, argv: readonly string[]): FoundCommand {
  const found: FoundCommand = { command: root, path: root.name, rest: [], unknown: null };
  for (const [index, word] of argv.entries()) {
    const isOption = word.startsWith('-') || argv[index - 1] === '--lang';
    const choices = isGroup(found.command) ? found.command.commands : null;
    const next = isOption ? undefined : choices?.[word];
    if (next) {
      found.command = next;
      found.path = `${found.path} ${word}`;
    } else if (!isOption && choices) {
      found.unknown ??= word;
    } else {
      found.rest.push(word);
    }
  }
  return found;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const optionRow = (name: string, { type, description, valueHint }: ArgsDef[string]) =>
  [
    type === 'boolean' ? `--${name}` : `--${name} <${valueHint ?? name}>`,
    description ?? '',
  ] as const;

/** How a command is used, in the language of the day. */
export function usageOf(
  { t, terminal }: Cli,
  { command, path }: Pick<FoundCommand, 'command' | 'path'>,
): string[] {
  const section = (title: string, rows: readonly (readonly [string, string])[]) => [
    '',
    terminal.paint('bold', title),
    ...columns(rows),
  ];
  const head = [command.summary, '', `${terminal.paint('bold', t.usage.usage)}  ${path}`];
  if (isGroup(command)) {
    const rows = Object.values(command.commands).map((each) => [each.name, each.summary] as const);
    return [...head, ...section(t.usage.commands, rows), '', t.usage.more(path)];
  }
  const options = Object.entries(command.options).map(([name, option]) => optionRow(name, option));
  return [
    ...head,
    '',
    `${terminal.paint('bold', t.usage.example)}  ${path} ${command.example}`.trimEnd(),
    ...section(t.usage.options, [...options, ['--help', t.options.help]]),
    ...section(t.usage.variables, t.usage.variableList),
  ];
}
