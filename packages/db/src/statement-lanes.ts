import type { Client, QueryConfig, QueryResult, QueryResultRow } from 'pg';

type Lane = { client: Client; isOpen: boolean; running: number };

export type LaneOptions = {
  /** A client in pipeline mode, not connected yet. */
  newClient: () => Client;
  /** Connections at most. */
  most: number;
  /** Statements under way on one connection at most. */
  deepest: number;
  /** Called when a connection broke. */
  onLost: (error: Error) => void;
};

/**
 * A few connections on which quick statements follow each other: each is sent without waiting for the
 * answers to those before it. PostgreSQL and this process then wake once for several, where a
 * connection for each statement wakes both for every one. A connection that breaks fails what is under way
 * on it; a statement that fails on its own account fails alone.
 * @decision decisions/0088
 */
export class StatementLanes {
  private readonly options: LaneOptions;
  private readonly lanes: Lane[] = [];
  private isEnding = false;

  constructor(options: LaneOptions) {
    this.options = options;
  }

  /** Null when no connection has room for it now. */
  run<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> | null {
    const lane = this.leastBusy();
    if (lane === null || lane.running > 0) this.openAnother();
    if (lane === null || lane.running >= this.options.deepest) return null;
    lane.running += 1;
    return new Promise((resolve, reject) => {
      lane.client.query<Row>(query, (error: Error | null, result) => {
        lane.running -= 1;
        if (error) reject(error);
        else resolve(result);
      });
    });
  }

  /** How many connections are open. */
  get count(): number {
    return this.lanes.filter(({ isOpen }) => isOpen).length;
  }

  private leastBusy(): Lane | null {
    let found: Lane | null = null;
    for (const lane of this.lanes) {
      if (lane.isOpen && (found === null || lane.running < found.running)) found = lane;
    }
    return found;
  }

  /** Opens one more aside, one at a time: until it is there, statements go their other way. */
  private openAnother(): void {
    const isOpening = this.lanes.some(({ isOpen }) => !isOpen);
    if (this.isEnding || isOpening || this.lanes.length >= this.options.most) return;
    const lane: Lane = { client: this.options.newClient(), isOpen: false, running: 0 };
    this.lanes.push(lane);
    const { client } = lane;
    client.on('error', (error) => {
      if (lane.isOpen && !this.isEnding) this.options.onLost(error);
      this.drop(lane);
    });
    client.on('end', () => this.drop(lane));
    client
      .connect()
      .then(() => (lane.isOpen = true))
      .catch(() => this.drop(lane));
  }

  private drop(lane: Lane): void {
    lane.isOpen = false;
    const place = this.lanes.indexOf(lane);
    if (place >= 0) this.lanes.splice(place, 1);
  }

  /** Waits for what is under way. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.lanes.map(({ client }) => client.end()));
  }
}
