import type { Cli } from './cli.ts';
import { isGroup } from './command.ts';
import { commands } from './commands/commands.ts';
import { machineLanguage } from './env.ts';
import { explainFailure } from './explain-failure.ts';
import { EXIT, misuse, type ExitCode } from './failure.ts';
import { chooseLanguage } from './language.ts';
import { TEXTS } from './texts/texts.ts';
import { findCommand, usageOf, type FoundCommand } from './usage.ts';

const VERSION = '0.1.0';

async function run({ t }: Cli, { command, path, rest, unknown }: FoundCommand): Promise<void> {
  if (unknown !== null) throw misuse(t.failures.unknownCommand(unknown));
  if (isGroup(command)) throw misuse(t.failures.noCommand(path));
  await command.execute(rest);
}

export async function runAube(
  words: readonly string[],
  { source, terminal, folder }: Pick<Cli, 'source' | 'terminal' | 'folder'>,
): Promise<ExitCode> {
  // `aube help user list` means `aube user list --help`.
  const [first, ...others] = words;
  const argv = first === 'help' ? [...others, '--help'] : words;
  const { locale, isValid } = chooseLanguage(argv, machineLanguage(source));
  const t = TEXTS[locale];
  const cli: Cli = { terminal, locale, t, source, folder };
  const found = findCommand(commands(cli), argv);
  const isAsking = (...names: string[]) => argv.some((word) => names.includes(word));

  if (argv.length === 1 && isAsking('--version')) {
    terminal.say(VERSION);
    return EXIT.done;
  }
  const isLost = found.unknown !== null;
  if (argv.length === 0 || (isAsking('--help', '-h') && !isLost)) {
    for (const line of usageOf(cli, found)) terminal.say(line);
    return EXIT.done;
  }
  try {
    if (!isValid) throw misuse(t.failures.badLang);
    await run(cli, found);
    return EXIT.done;
  } catch (thrown) {
    const { exitCode, code, lines } = explainFailure(
      thrown,
      t,
      isGroup(found.command) ? [] : Object.keys(found.command.options),
    );
    if (isAsking('--json')) {
      terminal.note(JSON.stringify({ error: { code, message: lines.join('\n') } }));
      return exitCode;
    }
    for (const line of lines) terminal.note(line);
    if (exitCode === EXIT.misused && code === 'MISUSED') {
      terminal.note(t.failures.seeHelp(found.path));
    }
    return exitCode;
  }
}
