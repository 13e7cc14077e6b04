import { Client } from 'pg';
import { DURABILITY_SETTINGS } from './check-durability.ts';
import { findPlace } from './own-cluster.ts';

const PATIENCE_MS = 1_000;
const LOOK_AGAIN_AFTER_MS = 200;

/**
 * Answer of a host. `place`: cluster and database of the host; null when the host does not name
 * them.
 */
export type Host = {
  isReadOnly: boolean;
  place: string | null;
  settings: Readonly<Record<string, string>>;
};

type Ask = (address: string) => Promise<Host>;

/**
 * Address of the host of `DATABASE_URL` that accepts writes.
 * @decision running-aube#several-hosts
 */
export class PrimaryAddress {
  onMove: () => void = () => undefined;
  /** True for a host that may be used. A refused host counts as away. */
  accepts: (host: Host) => boolean = () => true;
  private readonly addresses: readonly string[];
  private readonly ask: Ask;
  private found: string;
  private looking: Promise<void> | null = null;
  private lookedAt = -Infinity;

  constructor([first, ...others]: readonly [string, ...string[]], ask: Ask = askHost) {
    this.addresses = [first, ...others];
    this.ask = ask;
    this.found = first;
  }

  get current(): string {
    return this.found;
  }

  /**
   * Finds the host that accepts writes: asks the last found host first, then the hosts in order.
   * Concurrent callers share one search.
   */
  look(): Promise<void> {
    const isFresh = performance.now() - this.lookedAt < LOOK_AGAIN_AFTER_MS;
    if (this.addresses.length === 1 || (this.looking === null && isFresh)) return Promise.resolve();
    this.looking ??= this.askEach().finally(() => {
      this.looking = null;
      this.lookedAt = performance.now();
    });
    return this.looking;
  }

  /** True when all hosts that answer belong to one cluster; standbys are asked too. */
  async isOneCluster(): Promise<boolean> {
    const { addresses, ask } = this;
    const hosts = await Promise.all(
      addresses.length === 1 ? [] : addresses.map((address) => ask(address).catch(() => null)),
    );
    return new Set(hosts.flatMap((host) => host?.place ?? [])).size <= 1;
  }

  private async askEach(): Promise<void> {
    for (const address of new Set([this.found, ...this.addresses])) {
      const host = await this.ask(address).catch(() => null);
      if (host === null || host.isReadOnly || !this.accepts(host)) continue;
      const hasMoved = address !== this.found;
      this.found = address;
      if (hasMoved) this.onMove();
      return;
    }
  }
}

async function askHost(address: string): Promise<Host> {
  const client = new Client({
    connectionString: address,
    application_name: 'aube',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Omit<Host, 'place'>>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly",
        (select json_object_agg(name, setting) from pg_settings
          where name in ${DURABILITY_SETTINGS}) as settings`,
    );
    const [host = { isReadOnly: true, settings: {} }] = rows;
    return { ...host, place: await findPlace(client) };
  } finally {
    void client.end().catch(() => undefined);
  }
}
