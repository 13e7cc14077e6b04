import type { ArgsDef } from 'citty';
import type { Cli } from './cli.ts';
import type { Texts } from './texts/fr.ts';
import { isGroup, type Command, type CommandGroup } from './command.ts';

export type FoundCommand = {
  command: Command | CommandGroup;
  path: string;
  rest: string[];
  /** First word that is not a command's name. */
  unknown: string | null;
};

/**
 * Finds the command in the arguments. Options may be before, between and after the words of the
 * command.
 */
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

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/**
 * Minimum width for descriptions, in characters. In a narrower terminal, each description is
 * printed below its name.
 */
const NARROW = 24;

function columns(
  rows: readonly (readonly [string, string])[],
  terminalWidth: number | null,
): string[] {
  const leftWidth = Math.max(...rows.map(([left]) => left.length));
  const room = (terminalWidth ?? Number.POSITIVE_INFINITY) - leftWidth - 4;
  if (room < NARROW) {
    const under = (terminalWidth ?? 0) - 6;
    return rows.flatMap(([left, right]) => [
      `  ${left}`,
      ...wrapped(right, under).map((line) => `      ${line}`),
    ]);
  }
  return rows.flatMap(([left, right]) =>
    wrapped(right, room).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(leftWidth)}  ${line}`,
    ),
  );
}

function optionRow(name: string, { type, description = '', valueHint }: ArgsDef[string]) {
  const value = `<${valueHint ?? name}>`;
  const written = { boolean: `--${name}`, positional: value }[type as string];
  return [written ?? `--${name} ${value}`, description] as const;
}

function argumentsOf(command: Command | CommandGroup, t: Texts): string[] {
  if (isGroup(command)) return [t.usage.command];
  const positional = Object.entries(command.options).filter(
    ([, { type }]) => type === 'positional',
  );
  return [...positional.map(([name]) => `<${name}>`), `[${t.usage.options.toLowerCase()}]`];
}

export function usageOf(
  { t, terminal }: Cli,
  { command, path }: Pick<FoundCommand, 'command' | 'path'>,
): string[] {
  const section = (title: string, rows: readonly (readonly [string, string])[]) => [
    '',
    terminal.paint('bold', title),
    ...columns(rows, terminal.width),
  ];
  const called = [path, ...argumentsOf(command, t)].join(' ');
  const head = [command.summary, '', `${terminal.paint('bold', t.usage.usage)}  ${called}`];
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
