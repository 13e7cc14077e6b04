import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import {
  checkDataDir,
  checkLetters,
  checkNode,
  checkProxy,
  checkPublicUrl,
} from '../doctor/check-machine.ts';
import { checkAddress } from '../doctor/check-address.ts';
import { checkServer } from '../doctor/check-server.ts';
import { good, type Check } from '../doctor/check.ts';
import { CliFailure, EXIT, misuse } from '../failure.ts';
import { isServerAddress } from '../remote.ts';

async function examine(cli: Cli, url: string | undefined): Promise<Check[]> {
  const { t } = cli;
  const node = checkNode(t);
  if (node.status === 'fault') return [node];
  const env = getEnv(cli);
  const { checkDatabase } = await import('../doctor/check-database.ts');
  const { checkVariables } = await import('../doctor/check-variables.ts');
  const publicUrl = checkPublicUrl(env, t);
  const address = url ?? env.publicUrl.origin;
  return [
    node,
    good('environment', t.doctor.environment),
    ...checkVariables(cli.source, t),
    ...(publicUrl ? [publicUrl] : []),
    ...checkProxy(env, cli),
    checkDataDir(env, t),
    checkLetters(env, t),
    ...(await checkDatabase(cli, env)),
    await checkServer(t, { url: address, isAskedFor: url !== undefined }),
    ...(await checkAddress(t, address)),
  ];
}

const COLOURS = { ok: 'green', warning: 'yellow', fault: 'red' } as const;

function wordsOf({ t, terminal }: Cli, checks: readonly Check[]): string[] {
  const width = Math.max(...Object.values(t.doctor.signs).map((sign) => sign.length));
  const lines = checks.map(({ status, message }) => {
    const sign = terminal.paint(COLOURS[status], t.doctor.signs[status].padEnd(width));
    return `${sign}  ${message.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`;
  });
  const warned = checks.filter(({ status }) => status === 'warning').length;
  return [...lines, '', warned === 0 ? t.doctor.healthy : t.doctor.warned(warned)];
}

export function doctorCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'doctor',
    summary: t.doctor.summary,
    example: '--url https://aube.example.org',
    options: {
      url: { type: 'string', description: t.options.doctorUrl },
    },
    async run(args) {
      if (args.url !== undefined && !isServerAddress(args.url)) {
        throw misuse(t.failures.badUrl);
      }
      const checks = await examine(cli, args.url);
      const faults = checks.filter(({ status }) => status === 'fault');
      const faultCount = faults.length;
      const lines = wordsOf(cli, checks);
      answer(cli, args, {
        data: { isHealthy: faultCount === 0, checks },
        lines: faultCount === 0 ? lines : lines.slice(0, -1),
      });
      if (faultCount > 0) {
        throw new CliFailure(t.doctor.ill(faultCount), {
          exitCode: faults.every(({ isAway }) => isAway) ? EXIT.away : EXIT.refused,
          code: 'UNHEALTHY',
        });
      }
    },
  });
}
