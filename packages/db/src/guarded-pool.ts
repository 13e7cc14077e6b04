import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { READ_ONLY } from './database-error.ts';
import type { StatementLanes } from './statement-lanes.ts';

/**
 * Repairs faults of pg's pool: crashes after client errors, clients lost after a failed BEGIN,
 * clients reused during a query. Clients that reached a standby are closed.
 */
export class GuardedPool extends Pool {
  onLost: (error: Error) => void = () => undefined;
  /** Called when the server of the connections may no longer be the primary. */
  onDoubt: () => void = () => undefined;
  /** False behind a pooler without named statements. */
  hasNamedStatements = true;
  /** Additional connections that quick statements share; null behind a pooler. */
  lanes: StatementLanes | null = null;
  private left = new WeakSet<PoolClient>();
  private readonly clients = new Set<PoolClient>();

  constructor(config: PoolConfig) {
    super(config);
    this.on('remove', (client) => {
      this.clients.delete(client);
      this.doubt();
    });
    // Without a listener, an error of an idle client would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      this.clients.add(client);
      client.on('error', (error) => this.lose(error));
      client.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === READ_ONLY) this.leaveReadOnly();
      });
      endOnTimeout(client);
      if (!this.hasNamedStatements) forgetNames(client);
    });
  }

  lose(error: Error): void {
    if (!this.ending) this.onLost(error);
    this.doubt();
  }

  private doubt(): void {
    if (!this.ending) this.onDoubt();
  }

  /** Stops using the present connections, because their server may be a standby. */
  leaveReadOnly(): void {
    this.leaveAll();
    this.doubt();
  }

  leaveAll(): void {
    for (const client of this.clients) this.left.add(client);
    this.lanes?.leaveAll();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (callback === undefined) return this.connectToPrimary();
    super.connect((error, client, release) => {
      if (error) this.doubt();
      if (client === undefined || !this.left.has(client)) callback(error, client, release);
      else {
        release(true);
        this.connect(callback);
      }
    });
  }

  private async connectToPrimary(): Promise<PoolClient> {
    const client = await super.connect().catch((error: unknown) => {
      this.doubt();
      throw error;
    });
    const isLeft = () => this.left.has(client);
    if (!isLeft()) return releaseOnEnd(client, isLeft);
    client.release(true);
    return this.connectToPrimary();
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.lanes?.end()]);
  }
}

/** `awaited`: waiting callers; `shared`: connections of quick statements. */
export const countConnections = (pool: Pool) => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  awaited: pool.waitingCount,
  shared: pool instanceof GuardedPool ? (pool.lanes?.count ?? 0) : 0,
});

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Removes a broken client from the pool at once. A later release then does nothing. */
function releaseOnEnd(client: PoolClient, isLeft: () => boolean): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean): void => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', onEnd);
    release(error ?? isLeft());
  };
  const onEnd = (): void => releaseOnce(true);
  client.once('end', onEnd);
  client.release = releaseOnce;
  return client;
}

/** Closes the connection of a query that timed out, because the query still uses the connection. */
function endOnTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const running = query(...args);
    if (running instanceof Promise) {
      running.catch((error: Error) => {
        if (error.message === 'Query read timeout') void client.end();
      });
    }
    return running;
  }) as typeof client.query;
}

function forgetNames(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const isNamed =
      typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    return query(isNamed ? { ...first, name: undefined } : first, ...rest);
  }) as typeof client.query;
}
