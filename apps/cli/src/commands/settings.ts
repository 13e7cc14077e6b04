import { isSettingFault } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/client';
import { defineAubeCommand, type CommandGroup } from '../command.ts';
import { answer, givenPath, type Cli } from '../cli.ts';
import { confirm } from '../confirm.ts';
import { faultsOf, isRefusedWith } from '../explain-failure.ts';
import { CliFailure, EXIT, forbidden, misuse } from '../failure.ts';
import { remoteOptions } from '../options.ts';
import { readTextFile } from '../read-text-file.ts';
import { siteOf } from '../site.ts';
import { tableLines } from '../table.ts';
import { writeWholeFile, type Bytes } from '../write-whole-file.ts';

async function* bytesOf(text: string): Bytes {
  yield new TextEncoder().encode(text);
}

/** @decision D90 console#settings-as-one-file */
function exportCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'export',
    summary: t.settings.export,
    example: '--output tout.json',
    options: {
      output: { type: 'string', description: t.settings.options.output, valueHint: '…' },
      replace: { type: 'boolean', description: t.options.replaceFile },
      ...remoteOptions(t),
    },
    async run(args) {
      const shown = args.output ?? 'tout.json';
      const path = givenPath(cli, shown);
      const { text, settings } = await siteOf(cli, args)
        .call(({ client }) => client.admin.exportSettings.mutate(), { isLook: true })
        .catch((thrown: unknown) => {
          throw isRefusedWith(thrown, 'FORBIDDEN') ? forbidden(t.export.mayNot) : thrown;
        });
      const isReplacing = args.replace === true;
      await writeWholeFile(cli, { path, isReplacing }, (write) => write(bytesOf(text)));
      answer(cli, args, {
        data: { file: path, settings },
        lines: [t.settings.made(shown, settings)],
      });
    },
  });
}

type Imported = RouterOutputs['admin']['importSettings'];

const linesOf = (cli: Cli, { settings, kept }: Imported): string[] => {
  const { kinds, site, change } = cli.t.settings;
  const rows = [...settings, ...kept.map((each) => ({ ...each, change: 'kept' as const }))].map(
    (each) => [kinds[each.kind], each.establishment ?? site, change[each.change]],
  );
  return tableLines(cli, rows);
};

const countOf = ({ settings }: Imported) =>
  settings.filter((each) => each.change !== 'same').length;

/** Says for each fault at which place of the file it is. Other failures are returned unchanged. */
function inWords({ t }: Cli, thrown: unknown): unknown {
  if (isRefusedWith(thrown, 'VERSION_CONFLICT')) {
    return new CliFailure(t.settings.changed, { exitCode: EXIT.refused, code: 'VERSION_CONFLICT' });
  }
  if (!isRefusedWith(thrown, 'INVALID')) return thrown;
  const lines = faultsOf(thrown).map(({ path, code }) => {
    const own = isSettingFault(code) ? t.settings.faults[code] : t.issues[code];
    const said = own ?? t.issueOther;
    return path[0] === 'text' ? `  ${said}` : `  ${path.join('.')} : ${said}`;
  });
  return new CliFailure([t.settings.refused, ...lines].join('\n'), {
    exitCode: EXIT.misused,
    code: 'INVALID',
  });
}

/** @decision D90 console#settings-as-one-file */
function importCommand(cli: Cli) {
  const { t, terminal } = cli;
  const words = t.settings;
  return defineAubeCommand(cli, {
    name: 'import',
    summary: words.import,
    example: 'tout.json --dry-run',
    options: {
      file: { type: 'positional', required: false, description: words.options.file },
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const { file } = args;
      const isDryRun = args['dry-run'] === true;
      if (file === undefined) throw misuse(t.failures.requiredFile);
      if (!isDryRun && !args.yes && !terminal.isInteractive) throw misuse(words.needsYes);
      const text = await readTextFile(cli, file);
      const site = siteOf(cli, {});
      const ask = (mark: string | null) =>
        site
          .call(({ client }) => client.admin.importSettings.mutate({ text, mark }), {
            isLook: mark === null,
          })
          .catch((thrown: unknown) => {
            throw inWords(cli, thrown);
          });
      const trial = await ask(null);
      const lines = linesOf(cli, trial);
      if (isDryRun) {
        answer(cli, args, { data: trial, lines: [...lines, words.wouldPublish(countOf(trial))] });
        return;
      }
      if (!args.yes) {
        for (const line of lines) terminal.note(line);
        await confirm(cli, words.confirm(site.place));
      }
      const made = await ask(trial.mark);
      answer(cli, args, {
        data: made,
        lines: [...linesOf(cli, made), words.published(countOf(made))],
      });
    },
  });
}

export const settingsGroup = (cli: Cli): CommandGroup => ({
  name: 'settings',
  summary: cli.t.settings.group,
  commands: { export: exportCommand(cli), import: importCommand(cli) },
});
