import type { Caller, CallMode } from './caller.ts';
import { getEnv, type Cli } from './cli.ts';
import { placeOf } from './confirm.ts';
import { absence, misuse } from './failure.ts';
import { expectRemote, throughServer, type RemoteOptions } from './remote.ts';
import { isRefusedWith } from './explain-failure.ts';

export type Site = {
  /** Address of the server or of the database, or folder of the embedded database. */
  place: string;
  /** A server ignores `how`, because a server has no dry run. */
  call: <T>(work: (caller: Caller) => Promise<T>, how?: CallMode) => Promise<T>;
};

/**
 * Site that the command uses: the server of `--url`, or the database without `--url`.
 * @throws CliFailure
 */
export function siteOf(
  cli: Cli,
  { url, ...given }: RemoteOptions & { url?: string | undefined },
): Site {
  if (url === undefined) {
    const env = getEnv(cli);
    return {
      place: placeOf(env),
      async call(work, how = {}) {
        const { onDatabase } = await import('./on-database.ts');
        return onDatabase(cli, env, how, work);
      },
    };
  }
  const remote = expectRemote(cli, url, given);
  return { place: remote.url, call: (work) => throughServer(cli, remote, work) };
}

/** @throws CliFailure for a dry run through a server */
export function expectNoRemoteDryRun(
  { t }: Cli,
  args: { url?: string | undefined; 'dry-run'?: boolean | undefined },
): void {
  if (args['dry-run'] === true && args.url !== undefined) throw misuse(t.invite.noDryRun);
}

/** @throws CliFailure for an unknown code */
export async function getPlaceId({ t }: Cli, { client }: Caller, code: string): Promise<number> {
  const wanted = code.trim().toUpperCase();
  const places = await client.admin.listOpenEstablishments.query();
  const place = places.find(({ referenceCode }) => referenceCode === wanted);
  if (!place) throw absence(t.export.noPlace(wanted));
  return place.establishmentId;
}

export const explainUnknownEstablishment =
  ({ t }: Cli, code: string | undefined) =>
  (thrown: unknown): never => {
    if (code === undefined || !isRefusedWith(thrown, 'NOT_FOUND')) throw thrown;
    throw absence(t.export.noPlace(code.trim().toUpperCase()));
  };
