import { defineAubeCommand, type CommandGroup } from '../command.ts';
import { answer, type Cli } from '../cli.ts';
import { misuse } from '../failure.ts';
import { remoteOptions } from '../options.ts';
import { expectNoRemoteDryRun, siteOf } from '../site.ts';
import { tableLines } from '../table.ts';

function listCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'list',
    summary: t.accounts.establishment.list,
    example: '--json',
    options: remoteOptions(t),
    async run(args) {
      const places = await siteOf(cli, args).call(
        ({ client }) => client.admin.listOpenEstablishments.query(),
        { isLook: true },
      );
      const lines = tableLines(
        cli,
        places.map(({ referenceCode, name }) => [referenceCode, name]),
      );
      answer(cli, args, {
        data: places,
        lines: lines.length > 0 ? lines : [t.accounts.establishment.none],
      });
    },
  });
}

/** @decision D43 */
function createCommand(cli: Cli) {
  const { t } = cli;
  const { options } = t.accounts;
  return defineAubeCommand(cli, {
    name: 'create',
    summary: t.accounts.establishment.create,
    example: '--name "Clinique du Lac" --code LAC-01',
    options: {
      name: { type: 'string', description: options.placeName, valueHint: '…' },
      code: { type: 'string', description: options.placeCode },
      'retention-months': { type: 'string', description: options.retention, valueHint: 'n' },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
      ...remoteOptions(t),
    },
    async run(args) {
      const { name, code } = args;
      const months = args['retention-months'];
      const isDryRun = args['dry-run'] === true;
      if (name === undefined) throw misuse(t.failures.required('name'));
      if (code === undefined) throw misuse(t.failures.required('code'));
      if (months !== undefined && !/^\d{1,4}$/.test(months)) {
        throw misuse(t.failures.badNumber('retention-months'));
      }
      expectNoRemoteDryRun(cli, args);
      const given = {
        name,
        referenceCode: code,
        ...(months !== undefined && { retentionMonths: Number(months) }),
      };
      const made = await siteOf(cli, args).call(
        ({ client }) => client.admin.createEstablishment.mutate(given),
        { isDryRun },
      );
      const words = t.accounts.establishment;
      answer(cli, args, {
        data: isDryRun ? { isDryRun, referenceCode: made.referenceCode } : made,
        lines: [
          isDryRun
            ? words.wouldMake(made.referenceCode)
            : words.made(made.name, made.referenceCode),
        ],
      });
    },
  });
}

export const establishmentGroup = (cli: Cli): CommandGroup => ({
  name: 'establishment',
  summary: cli.t.accounts.establishment.group,
  commands: { list: listCommand(cli), create: createCommand(cli) },
});
