import type { AubeClient } from '@aube/client';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT, misuse, refusal } from './failure.ts';

/** A running server, and the token whose owner asks. */
export type Remote = { url: string; token: string };

/** What `--url` and `--token` say; the token may stand in AUBE_TOKEN. @throws CliFailure */
export function expectRemote(
  { t, source }: Cli,
  { url, token = source['AUBE_TOKEN'] }: { url: string; token?: string | undefined },
): Remote {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw misuse(t.failures.badUrl);
  if (token === undefined || token === '') throw misuse(t.failures.needsToken);
  return { url: url.replace(/\/+$/, ''), token };
}

/** Asks a server something. @throws CliFailure when it does not answer; else what it refused with */
export async function atServer<T>(
  { t, locale }: Cli,
  { url, token }: Remote,
  ask: (client: AubeClient) => Promise<T>,
): Promise<T> {
  const { createClient, isAubeError } = await import('@aube/client');
  try {
    return await ask(createClient({ url, token, lang: locale }));
  } catch (thrown) {
    if (!isAubeError(thrown) || thrown.data) throw thrown;
    const words = thrown.code === 'NOT_AUBE' ? t.failures.notAube(url) : t.failures.serverAway(url);
    throw new CliFailure(words, { exitCode: EXIT.away, code: thrown.code });
  }
}

/** The establishment of a reference code, among those that the token's owner may see. @throws CliFailure */
export async function getPlaceId(cli: Cli, remote: Remote, code: string): Promise<number> {
  const places = await atServer(cli, remote, (client) =>
    client.admin.listOpenEstablishments.query(),
  );
  const wanted = code.toUpperCase();
  const place = places.find(({ referenceCode }) => referenceCode === wanted);
  if (!place) throw refusal(cli.t.export.noPlace);
  return place.establishmentId;
}
