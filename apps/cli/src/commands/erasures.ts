import { randomUUID } from 'node:crypto';
import { defineAubeCommand, type CommandGroup } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { refusal } from '../failure.ts';

/** `aube erasures replay`: after a backup came back, the same people are erased again. @decision D63 */
function replayCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'replay',
    summary: t.erasures.summary,
    example: '--dry-run',
    options: { 'dry-run': { type: 'boolean', description: t.options.dryRun } },
    async run(args) {
      const isDryRun = args['dry-run'] === true;
      const { asSystem } = await import('../system.ts');
      const { replayErasures } = await import('@aube/api/server');
      const replayed = await asSystem(cli, getEnv(cli), { isDryRun }, ({ services, context }) =>
        replayErasures({
          ...services,
          ...context,
          requestId: randomUUID(),
          // A rehearsal leaves the letters where they are.
          ...(isDryRun && {
            erasureFiles: { ...services.erasureFiles, forgetLetters: () => Promise.resolve() },
          }),
        }),
      );
      const { erased, already, missing, unreadable } = replayed;
      answer(cli, args, {
        data: { ...replayed, isDryRun },
        lines: [
          isDryRun ? t.erasures.wouldErase(erased) : t.erasures.erased(erased),
          t.erasures.already(already),
          ...missing.map(({ userId, participantCode, erasedAt, why }) =>
            t.erasures.missing[why]({ userId, participantCode: participantCode ?? '–', erasedAt }),
          ),
          ...unreadable.map(t.erasures.unreadable),
        ],
      });
      const left = missing.length + unreadable.length;
      if (left > 0) throw refusal(t.erasures.left(left));
    },
  });
}

/** What concerns the list of erasures. */
export const erasuresGroup = (cli: Cli): CommandGroup => ({
  name: 'erasures',
  summary: cli.t.erasures.group,
  commands: { replay: replayCommand(cli) },
});
