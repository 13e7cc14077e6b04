import { readFileSync } from 'node:fs';
import type { Caller } from './caller.ts';
import { type Cli, givenPath } from './cli.ts';
import { CliFailure, EXIT, misuse } from './failure.ts';
import { isLoopback } from './is-loopback.ts';

export type Remote = { url: string; token: string };

export type RemoteOptions = {
  token?: string | undefined;
  'token-file'?: string | undefined;
};

function readToken(cli: Cli, path: string): string {
  try {
    return readFileSync(givenPath(cli, path), 'utf8').trim();
  } catch (thrown) {
    const { code = '' } = thrown as NodeJS.ErrnoException;
    throw misuse(cli.t.failures.unreadableFile(path, code));
  }
}

export function isServerAddress(asked: string): boolean {
  const address = URL.parse(asked);
  if (address === null || !/^https?:$/.test(address.protocol)) return false;
  return address.username === '' && address.password === '' && !/[?#]/.test(asked);
}

const SENDABLE = /^[\u0021-\u007E]+$/;

/**
 * Checks the address and the token of a server. Warns when the token would be sent unencrypted.
 * @throws CliFailure
 */
export function expectRemote(cli: Cli, asked: string, given: RemoteOptions): Remote {
  const { t, source, terminal } = cli;
  if (!isServerAddress(asked)) throw misuse(t.failures.badUrl);
  const address = new URL(asked);
  const file = given['token-file'];
  const token = file === undefined ? (given.token ?? source['AUBE_TOKEN']) : readToken(cli, file);
  if (token === undefined || token === '') throw misuse(t.failures.needsToken);
  if (!SENDABLE.test(token)) throw misuse(t.failures.badToken);
  if (given.token !== undefined && file === undefined) terminal.note(t.failures.tokenOnLine);
  const url = asked.replace(/\/+$/, '');
  if (address.protocol === 'http:' && !isLoopback(address))
    terminal.note(t.failures.plainHttp(url));
  return { url, token };
}

/** @throws CliFailure when no Aube server answers */
export async function throughServer<T>(
  { t, locale: lang }: Cli,
  { url, token }: Remote,
  work: (caller: Caller) => Promise<T>,
): Promise<T> {
  const { createClient, isAubeError, openExport } = await import('@aube/client');
  const options = { url, token, lang };
  try {
    return await work({
      client: createClient(options),
      openExport: (asked) => openExport(options, asked),
    });
  } catch (thrown) {
    if (!isAubeError(thrown) || thrown.data) throw thrown;
    const isOther = thrown.code === 'NOT_AUBE';
    const words = isOther ? t.failures.notAube(url) : t.failures.serverAway(url);
    throw new CliFailure(words, {
      exitCode: isOther ? EXIT.misused : EXIT.away,
      code: thrown.code,
    });
  }
}
