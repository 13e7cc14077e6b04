import type { RouterInputs } from '@aube/client';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, formatLocalInstant, type Cli } from '../cli.ts';
import { confirm } from '../confirm.ts';
import { inviteList } from './invite-list.ts';
import { readExpiry } from '../expiry.ts';
import { misuse } from '../failure.ts';
import { explainUnknownEstablishment, expectNoRemoteDryRun, siteOf } from '../site.ts';
import { remoteOptions } from '../options.ts';

type Invitation = NonNullable<RouterInputs['admin']['createInvitation']>;

type Given = {
  email?: string | undefined;
  establishment?: string | undefined;
  uses?: string | undefined;
  expires?: string | undefined;
};

function readInvitation({ t }: Cli, given: Given, now: Date): Invitation {
  const expiresAt = given.expires === undefined ? undefined : readExpiry(given.expires, now);
  if (expiresAt === null) throw misuse(t.failures.badExpires);
  if (given.uses !== undefined && !/^\d{1,6}$/.test(given.uses)) throw misuse(t.failures.badUses);
  return {
    ...(given.email !== undefined && { email: given.email }),
    ...(given.establishment !== undefined && { referenceCode: given.establishment }),
    ...(given.uses !== undefined && { maxUses: Number(given.uses) }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt.toISOString() }),
  };
}

export function inviteCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'invite',
    summary: t.invite.summary,
    example: '--establishment CLSC-07 --uses 20 --expires 30d',
    options: {
      establishment: { type: 'string', description: t.options.establishment, valueHint: 'code' },
      email: { type: 'string', description: t.options.invitationEmail },
      csv: { type: 'string', description: t.accounts.options.csv, valueHint: '…' },
      uses: { type: 'string', description: t.options.uses, valueHint: 'n' },
      expires: { type: 'string', description: t.options.expires, valueHint: '…' },
      ...remoteOptions(t),
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const isDryRun = args['dry-run'] === true;
      const now = (args.url === undefined && getEnv(cli).clockStart) || new Date();
      const invitation = readInvitation(cli, args, now);
      if (args.csv !== undefined) {
        if (args.email !== undefined || args.uses !== undefined) {
          throw misuse(t.accounts.inviteList.alone);
        }
        const { expiresAt } = invitation;
        await inviteList(
          cli,
          { ...args, 'token-file': args['token-file'], csv: args.csv },
          { isDryRun, expiresAt },
        );
        return;
      }
      expectNoRemoteDryRun(cli, args);
      const { establishment, email, uses, expires } = args;
      const site = siteOf(cli, args);
      const isBare = [establishment, email, uses, expires].every((each) => each === undefined);
      if (isBare && !isDryRun && !args.yes) {
        if (!cli.terminal.isInteractive) throw misuse(t.invite.needsYes);
        await confirm(cli, t.invite.confirm(site.place));
      }
      const made = await site
        .call(({ client }) => client.admin.createInvitation.mutate(invitation), { isDryRun })
        .catch(explainUnknownEstablishment(cli, establishment));
      if (isDryRun) {
        answer(cli, args, { data: { isDryRun }, lines: [t.invite.wouldMake] });
        return;
      }
      const mailed = args.email === undefined ? [] : [t.invite.mailed(args.email)];
      answer(cli, args, {
        data: made,
        lines: [
          [t.invite.made, ...mailed].join(' '),
          ...(made.isRepeated ? [t.invite.repeated] : []),
          ...(made.referenceCode === null ? [] : [t.invite.referenceCode(made.referenceCode)]),
          t.invite.token(made.token),
          t.invite.link(formatLocalInstant(cli, new Date(made.expiresAt))),
          cli.terminal.paint('bold', made.link),
        ],
      });
    },
  });
}
