import { processEnv } from './env.ts';
import { runAube } from './run-aube.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await runAube(process.argv.slice(2), {
  source: processEnv,
  terminal: processTerminal,
});
