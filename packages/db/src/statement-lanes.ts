import type { Client, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { errorCode, isPlanStale, READ_ONLY } from './database-error.ts';

/** `movedAt`: time of the last answer, or of the first statement after an idle time. */
type Lane = { client: Client; isOpen: boolean; running: number; movedAt: number };

/**
 * A connection without an answer for this time gets no further statements. The second constant
 * applies when callers wait for the pool.
 */
const HELD_AFTER_MS = 100;
const HELD_IN_A_QUEUE_AFTER_MS = 1_000;

const TRY_AGAIN_AFTER_MS = 1_000;

export type LaneOptions = {
  newClient: () => Client;
  /** Returns an error when the server of a new connection must not be used. */
  findFault?: (client: Client) => Promise<Error | undefined>;
  most: number;
  /** Maximum number of unanswered statements per connection. */
  deepest: number;
  /** Maximum idle time in milliseconds; 60 s by default, because networks drop idle connections. */
  idleMs?: number;
  onLost: (error: Error) => void;
  /** Called when the server refuses a write because the server is read-only. */
  onReadOnly?: () => void;
};

/**
 * Shared connections for quick statements. When a connection breaks, all its statements fail. A
 * server with lanes serves 1.31 to 1.46 times the saves (`npm run bench`, 50 connections).
 * @decision speed#lanes
 */
export class StatementLanes {
  private readonly options: LaneOptions;
  private readonly lanes: Lane[] = [];
  private isEnding = false;
  private failedAt = -Infinity;

  constructor(options: LaneOptions) {
    this.options = options;
  }

  /** Null when every connection is full. @param isQueued true when callers wait for the pool */
  run<Row extends QueryResultRow>(
    query: QueryConfig,
    isQueued = false,
  ): Promise<QueryResult<Row>> | null {
    const now = performance.now();
    const lane = this.leastBusy(now, isQueued ? HELD_IN_A_QUEUE_AFTER_MS : HELD_AFTER_MS);
    if (lane === null || lane.running > 0) this.openAnother(now);
    if (lane === null || lane.running >= this.options.deepest) return null;
    if (lane.running === 0) lane.movedAt = now;
    lane.running += 1;
    return new Promise((resolve, reject) => {
      lane.client.query<Row>(query, (error: Error | null, result) => {
        lane.running -= 1;
        lane.movedAt = performance.now();
        // After a read timeout, pg has closed the connection but would still accept statements.
        if (error?.message === 'Query read timeout') this.lose(lane, error);
        else if (isPlanStale(error) && lane.isOpen) this.leave(lane);
        else if (errorCode(error) === READ_ONLY) this.options.onReadOnly?.();
        if (error) reject(error);
        else resolve(result);
      });
    });
  }

  get count(): number {
    return this.lanes.filter(({ isOpen }) => isOpen).length;
  }

  private leastBusy(now: number, heldAfterMs: number): Lane | null {
    const { idleMs = 60_000 } = this.options;
    let found: Lane | null = null;
    let forgotten: Lane | null = null;
    for (const lane of this.lanes) {
      if (!lane.isOpen) continue;
      const stillFor = now - lane.movedAt;
      if (lane.running === 0 && stillFor > idleMs) forgotten = lane;
      else if (lane.running > 0 && stillFor > heldAfterMs) continue;
      else if (found === null || lane.running < found.running) found = lane;
    }
    if (forgotten !== null) this.leave(forgotten);
    return found;
  }

  leaveAll(): void {
    for (const lane of this.lanes.filter(({ isOpen }) => isOpen)) this.leave(lane);
  }

  private leave(lane: Lane): void {
    this.drop(lane);
    void lane.client.end();
  }

  private openAnother(now: number): void {
    const isOpening = this.lanes.some(({ isOpen }) => !isOpen);
    if (this.isEnding || isOpening || this.lanes.length >= this.options.most) return;
    if (now - this.failedAt < TRY_AGAIN_AFTER_MS) return;
    const client = this.options.newClient();
    const lane: Lane = { client, isOpen: false, running: 0, movedAt: now };
    this.lanes.push(lane);
    client.on('error', (error) => {
      this.lose(lane, error);
    });
    client.on('end', () => this.drop(lane));
    void this.open(lane);
  }

  private async open(lane: Lane): Promise<void> {
    try {
      await lane.client.connect();
      const fault = await this.options.findFault?.(lane.client);
      if (fault !== undefined) throw fault;
      lane.movedAt = performance.now();
      lane.isOpen = true;
    } catch {
      this.failedAt = performance.now();
      this.leave(lane);
    }
  }

  private lose(lane: Lane, error: Error): void {
    if (lane.isOpen && !this.isEnding) this.options.onLost(error);
    this.drop(lane);
  }

  private drop(lane: Lane): void {
    lane.isOpen = false;
    const place = this.lanes.indexOf(lane);
    if (place >= 0) this.lanes.splice(place, 1);
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.lanes.map(({ client }) => client.end()));
  }
}
