import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, formatLocalInstant, type Cli } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { absence, misuse } from '../failure.ts';

const LARGEST_ID = 2_147_483_647;

function getOption(cli: Cli, name: string, given: string | undefined): string {
  if (given === undefined) throw misuse(cli.t.failures.required(name));
  return given;
}

function readWhole({ t }: Cli, name: string, given: string, most: number): number {
  const value = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > most) throw misuse(t.token.badNumber(name, most));
  return value;
}

const noOwner = (cli: Cli) => (thrown: unknown) => {
  throw isRefusedWith(thrown, 'NOT_FOUND') ? absence(cli.t.accounts.user.notFound) : thrown;
};

const notFound = (cli: Cli) => (thrown: unknown) => {
  throw isRefusedWith(thrown, 'NOT_FOUND') ? absence(cli.t.token.notFound) : thrown;
};

/** @decision D60 */
export function createTokenCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'create',
    summary: t.token.create,
    example: '--email you@example.org --name nightly --days 90 --export',
    options: {
      email: { type: 'string', description: t.options.tokenOwner },
      name: { type: 'string', description: t.options.tokenName },
      days: { type: 'string', description: t.options.tokenDays },
      export: { type: 'boolean', description: t.options.tokenExport },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const email = getOption(cli, 'email', args.email);
      const name = getOption(cli, 'name', args.name);
      const days = readWhole(cli, 'days', args.days ?? '90', 365);
      const mayExport = args.export === true;
      const isDryRun = args['dry-run'] === true;
      const { onDatabase } = await import('../on-database.ts');
      const made = await onDatabase(cli, getEnv(cli), { isDryRun }, ({ alone }) =>
        alone.account.createAccessToken.mutate({ email, name, days, mayExport }),
      ).catch(noOwner(cli));
      const { id, token, expiresAt } = made;
      answer(cli, args, {
        data: isDryRun ? { isDryRun } : { id, token, expiresAt },
        lines: isDryRun
          ? [t.token.wouldMake]
          : [
              t.token.made(id, formatLocalInstant(cli, new Date(expiresAt))),
              cli.terminal.paint('bold', token),
            ],
      });
    },
  });
}

export function listTokensCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'list',
    summary: t.token.list,
    example: '--email you@example.org',
    options: { email: { type: 'string', description: t.options.tokenOwner } },
    async run(args) {
      const email = getOption(cli, 'email', args.email);
      const { onDatabase } = await import('../on-database.ts');
      const tokens = await onDatabase(cli, getEnv(cli), { isLook: true }, ({ alone }) =>
        alone.account.listAccessTokens.query({ email }),
      ).catch(noOwner(cli));
      const lines = tokens.map(({ id, name, expiresAt, lastUsedAt, mayExport }) =>
        [
          `${id}  ${name}`,
          t.token.until(formatLocalInstant(cli, new Date(expiresAt))),
          lastUsedAt
            ? t.token.used(formatLocalInstant(cli, new Date(lastUsedAt)))
            : t.token.neverUsed,
          ...(mayExport ? [t.token.mayExport] : []),
        ].join(' · '),
      );
      answer(cli, args, { data: tokens, lines: lines.length > 0 ? lines : [t.token.none] });
    },
  });
}

export function revokeTokenCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'revoke',
    summary: t.token.revoke,
    example: '--email you@example.org --id 3',
    options: {
      email: { type: 'string', description: t.options.tokenOwner },
      id: { type: 'string', description: t.options.tokenId },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const email = getOption(cli, 'email', args.email);
      const id = readWhole(cli, 'id', getOption(cli, 'id', args.id), LARGEST_ID);
      const isDryRun = args['dry-run'] === true;
      const { onDatabase } = await import('../on-database.ts');
      await onDatabase(cli, getEnv(cli), { isDryRun }, ({ alone }) =>
        alone.account.revokeAccessToken.mutate({ email, accessTokenId: id }),
      ).catch(notFound(cli));
      answer(cli, args, {
        data: { id, ...(isDryRun && { isDryRun }) },
        lines: [isDryRun ? t.token.wouldRevoke : t.token.revoked],
      });
    },
  });
}
