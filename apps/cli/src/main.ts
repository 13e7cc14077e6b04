import { machineLanguage, processEnv } from './env.ts';
import { EXIT } from './failure.ts';
import { chooseLanguage } from './language.ts';
import { runAube } from './run-aube.ts';
import { processTerminal, watchOutput } from './terminal.ts';
import { TEXTS } from './texts/texts.ts';

const argv = process.argv.slice(2);
const { locale } = chooseLanguage(argv, machineLanguage(processEnv));

// npm changes the current folder to the clone and gives the original folder in INIT_CWD.
const isOfNpm = processEnv['npm_lifecycle_event'] === 'aube';
const folder = (isOfNpm ? processEnv['INIT_CWD'] : undefined) ?? process.cwd();

watchOutput((code) => {
  processTerminal.note(TEXTS[locale].failures.unwritableOutput(code));
  process.exit(EXIT.refused);
});

process.exitCode = await runAube(argv, {
  source: processEnv,
  folder,
  terminal: processTerminal,
});
