import { defineAubeCommand } from '../command.ts';
import { answer, type Cli, givenPath } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { absence, forbidden, misuse } from '../failure.ts';
import { incidentDocument } from '../incident/incident-document.ts';
import { readNetwork } from '../incident/read-network.ts';
import { readMoment } from '../incident/read-moment.ts';
import { remoteOptions } from '../options.ts';
import { siteOf } from '../site.ts';
import { writeWholeFile, type Bytes } from '../write-whole-file.ts';

async function* bytesOf(lines: readonly string[]): Bytes {
  yield new TextEncoder().encode(`${lines.join('\n')}\n`);
}

/** @source security PR-9 */
export function incidentCommand(cli: Cli) {
  const { t } = cli;
  const { options } = t.incident;
  const readOption = (name: 'from' | 'to', given: string): string => {
    const moment = readMoment(given, name === 'to');
    if (moment === null) throw misuse(t.incident.badInstant(name));
    return moment.toISOString();
  };
  return defineAubeCommand(cli, {
    name: 'incident',
    summary: t.incident.summary,
    example: '--from 2026-01-05 --to 2026-01-06 --email ana@example.org --output incident.md',
    options: {
      from: { type: 'string', description: options.from, valueHint: '…' },
      to: { type: 'string', description: options.to, valueHint: '…' },
      email: { type: 'string', description: options.account },
      user: { type: 'string', description: options.user, valueHint: '…' },
      network: { type: 'string', description: options.network, valueHint: '…' },
      output: { type: 'string', description: options.output, valueHint: '…' },
      replace: { type: 'boolean', description: t.options.replaceFile },
      ...remoteOptions(t),
    },
    async run(args) {
      if (args.from === undefined) throw misuse(t.incident.needsFrom);
      if (args.email !== undefined && args.user !== undefined) throw misuse(t.incident.oneAccount);
      if (args.user !== undefined && !/^[1-9]\d{0,9}$/.test(args.user)) {
        throw misuse(t.incident.badUser);
      }
      const network = args.network === undefined ? undefined : readNetwork(args.network);
      if (network === null) throw misuse(t.incident.badNetwork);
      const asked = {
        from: readOption('from', args.from),
        ...(args.to !== undefined && { to: readOption('to', args.to) }),
        ...(args.email !== undefined && { email: args.email }),
        ...(args.user !== undefined && { userId: Number(args.user) }),
        ...(network !== undefined && { addressPrefix: network }),
      };
      const { output } = args;
      const facts = await siteOf(cli, args)
        .call(({ client }) => client.rights.gatherIncident.mutate(asked), { isLook: true })
        .catch((thrown: unknown) => {
          if (isRefusedWith(thrown, 'FORBIDDEN')) throw forbidden(t.export.mayNot);
          throw isRefusedWith(thrown, 'NOT_FOUND') ? absence(t.accounts.user.notFound) : thrown;
        });
      const lines = incidentDocument(facts, t);
      if (output === undefined || output === '-') {
        answer(cli, args, { data: facts, lines });
        return;
      }
      const path = givenPath(cli, output);
      const written = args.json === true ? [JSON.stringify(facts, null, 2)] : lines;
      const isReplacing = args.replace === true;
      await writeWholeFile(cli, { path, isReplacing }, (write) => write(bytesOf(written)));
      const { people } = facts.counts;
      answer(cli, args, {
        data: { file: path, people },
        lines: [t.incident.made(output, people)],
      });
    },
  });
}
