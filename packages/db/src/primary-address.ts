import { Client } from 'pg';

const PATIENCE_MS = 1_000;
const LOOK_AGAIN_AFTER_MS = 200;

type TakesWrites = (address: string) => Promise<boolean>;

/**
 * Address of the host of `DATABASE_URL` that accepts writes.
 * @decision running-aube#several-hosts
 */
export class PrimaryAddress {
  onMove: () => void = () => undefined;
  private readonly addresses: readonly string[];
  private readonly takesWrites: TakesWrites;
  private found: string;
  private looking: Promise<void> | null = null;
  private lookedAt = -Infinity;

  constructor(
    [first, ...others]: readonly [string, ...string[]],
    takesWrites: TakesWrites = asksForWrites,
  ) {
    this.addresses = [first, ...others];
    this.takesWrites = takesWrites;
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

  private async askEach(): Promise<void> {
    for (const address of new Set([this.found, ...this.addresses])) {
      if (!(await this.takesWrites(address).catch(() => false))) continue;
      const hasMoved = address !== this.found;
      this.found = address;
      if (hasMoved) this.onMove();
      return;
    }
  }
}

async function asksForWrites(address: string): Promise<boolean> {
  const client = new Client({
    connectionString: address,
    application_name: 'aube',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    return rows[0]?.isReadOnly === false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
