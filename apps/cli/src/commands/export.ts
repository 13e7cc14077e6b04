import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { CliFailure, EXIT, misuse, refusal } from '../failure.ts';
import { withProgress } from '../progress.ts';
import { expectRemote, getPlaceId, type Remote } from '../remote.ts';

type Given = {
  establishment?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
};

type Bytes = AsyncIterable<Uint8Array>;

/** Whole or not at all: what was begun bears another name until its end. */
async function writeFile(path: string, bytes: Bytes): Promise<number> {
  const part = `${path}.part`;
  let size = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      size += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(part));
    await rename(part, path);
  } catch (thrown) {
    await rm(part, { force: true });
    throw thrown;
  }
  return size;
}

/** Through a running server, as the owner of the token. */
async function fetchFrom(
  cli: Cli,
  remote: Remote,
  file: string,
  given: Given & { withIdentity: boolean },
): Promise<Bytes> {
  const { t, locale } = cli;
  const { url, token } = remote;
  const place =
    given.establishment === undefined
      ? undefined
      : await getPlaceId(cli, remote, given.establishment);
  const query = new URLSearchParams({ lang: locale });
  const words = { etablissement: place?.toString(), du: given.from, au: given.to };
  for (const [word, value] of Object.entries(words))
    if (value !== undefined) query.set(word, value);
  if (given.withIdentity) query.set('identite', 'oui');
  if (given.reason !== undefined) query.set('raison', given.reason);
  const address = `${url.replace(/\/+$/, '')}/api/admin/exports/${file}?${query.toString()}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(
    () => {
      throw new CliFailure(t.failures.serverAway(url), {
        exitCode: EXIT.away,
        code: 'SERVER_AWAY',
      });
    },
  );
  if (response.ok && response.body) return response.body;
  const body = (await response.json().catch(() => ({}))) as {
    message?: string;
    code?: string;
    errors?: Record<string, string[]>;
  };
  const reasons = Object.values(body.errors ?? {}).flat();
  throw new CliFailure([body.message ?? String(response.status), ...reasons].join(' '), {
    exitCode: EXIT.refused,
    code: body.code ?? 'REFUSED',
  });
}

/** `aube export`: data as files, from the site's own database or through a server. @decision D65 */
export function exportCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'export',
    summary: t.export.summary,
    example: '--dataset nuits --format csv',
    options: {
      dataset: { type: 'string', description: t.options.dataset, valueHint: 'nuits' },
      format: { type: 'string', description: t.options.format, valueHint: 'csv|xlsx' },
      output: { type: 'string', description: t.options.output, valueHint: '…' },
      establishment: { type: 'string', description: t.options.exportPlace },
      from: { type: 'string', description: t.options.from, valueHint: t.options.dayHint },
      to: { type: 'string', description: t.options.to, valueHint: t.options.dayHint },
      identity: { type: 'boolean', description: t.options.identity },
      reason: { type: 'string', description: t.options.reason },
      url: { type: 'string', description: t.options.url },
      token: { type: 'string', description: t.options.token },
    },
    async run(args) {
      const { EXPORT_FILES } = await import('@aube/api/server');
      const dataset = args.dataset ?? 'tout';
      const named =
        dataset === 'tout' ? 'tout.zip' : `${dataset}.${(args.format ?? 'csv').toLowerCase()}`;
      const file = EXPORT_FILES.find((name) => name === named);
      if (file === undefined) {
        throw misuse(t.export.unknown(named, EXPORT_FILES.join(', ')));
      }
      const path = args.output ?? file;
      const withIdentity = args.identity === true;
      if (withIdentity && args.reason === undefined) throw misuse(t.export.needsReason);
      const { establishment, from, to, reason } = args;
      if (args.url !== undefined) {
        const remote = expectRemote(cli, { url: args.url, token: args.token });
        const given = { establishment, from, to, reason, withIdentity };
        const bytes = await fetchFrom(cli, remote, file, given);
        const what = { label: t.export.writing, total: null };
        const size = await writeFile(path, withProgress(cli, what, bytes));
        answer(cli, args, { data: { file: path, bytes: size }, lines: [t.export.fetched(path)] });
        return;
      }
      const { asSystem } = await import('../system.ts');
      const { exportAsSystem } = await import('@aube/api/server');
      const made = await asSystem(
        cli,
        getEnv(cli),
        { isDryRun: false },
        async ({ services, context }) => {
          const { rows, bytes } = await exportAsSystem(
            { ...services, ...context },
            {
              file,
              referenceCode: establishment,
              from,
              to,
              timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              withIdentity,
              reason,
            },
          );
          const what = { label: t.export.writing, total: null };
          return { rows, bytes: await writeFile(path, withProgress(cli, what, bytes)) };
        },
      ).catch((thrown: unknown) => {
        throw isRefusedWith(thrown, 'NOT_FOUND') ? refusal(t.export.noPlace) : thrown;
      });
      answer(cli, args, {
        data: { file: path, ...made },
        lines: [t.export.made(path, made.rows)],
      });
    },
  });
}
