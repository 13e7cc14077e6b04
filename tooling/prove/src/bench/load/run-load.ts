import { connect, type Socket } from 'node:net';
import { cpuMsOf, familyCpuMsOf } from './process-figures.ts';

export type RequestBytes = Buffer;

export type LoadOptions = {
  servers: readonly { port: number; pid: number }[];
  /** Process id of the postmaster; null when PostgreSQL runs on another machine. */
  databasePid: number | null;
  connections: number;
  seconds: number;
  maxRequests: number;
  /**
   * Rate at which requests start; each time is measured from the planned start. Without a rate,
   * each request starts when the previous one ends.
   */
  perSecond?: number | undefined;
  next: () => RequestBytes;
};

export type LoadResult = {
  requests: number;
  failures: number;
  firstFailure: string | null;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  p999Ms: number;
  /** Median size of an answer, with its headers. */
  answerBytes: number;
  /** Processor time per request; null when unknown. */
  cpuMicroseconds: number | null;
  databaseMicroseconds: number | null;
};

type RequestParts = { token?: string; body?: unknown; from?: string; coding?: string };

/** @param from client address for the proxy's header, so that no limit per address is reached */
export function requestBytes(
  method: string,
  path: string,
  { token, body, from, coding }: RequestParts,
): RequestBytes {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(coding === undefined ? [] : [`accept-encoding: ${coding}`]),
    ...(from === undefined ? [] : [`x-forwarded-for: ${from}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

function readAnswer(bytes: Buffer): string | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const isWhole =
    length === undefined
      ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) || head.startsWith('HTTP/1.1 204')
      : bytes.length >= headEnd + HEAD_END.length + Number(length);
  return isWhole ? head.slice(0, head.indexOf('\r\n')) : null;
}

type Answered = { ms: number; status: string; bytes: number };

function runConnection(
  socket: Socket,
  next: () => RequestBytes,
  nextAt: () => number,
  isOver: () => boolean,
  note: (answered: Answered) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let received: Buffer[] = [];
    let askedAt = 0;
    const ask = () => {
      if (isOver()) socket.end();
      else socket.write(next());
    };
    const askInTurn = () => {
      askedAt = nextAt();
      const waitMs = askedAt - performance.now();
      if (waitMs > 0) setTimeout(ask, waitMs);
      else ask();
    };
    socket.setNoDelay(true);
    socket.on('connect', askInTurn);
    socket.on('data', (chunk) => {
      received.push(chunk);
      const bytes = received.length === 1 ? chunk : Buffer.concat(received);
      const status = readAnswer(bytes);
      if (status === null) return;
      received = [];
      note({ ms: performance.now() - askedAt, status, bytes: bytes.length });
      askInTurn();
    });
    socket.on('error', ({ message }) => note({ ms: 0, status: message, bytes: 0 }));
    socket.on('close', () => resolve());
  });
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function cpuSoFar({ servers, databasePid }: LoadOptions) {
  const each = servers.map(({ pid }) => cpuMsOf(pid));
  return {
    server: each.some((ms) => ms === null)
      ? null
      : each.reduce<number>((sum, ms) => sum + (ms ?? 0), 0),
    database: databasePid === null ? null : familyCpuMsOf(databasePid),
  };
}

const microseconds = (before: number | null, after: number | null, requests: number) =>
  before === null || after === null ? null : ((after - before) * 1_000) / requests;

/**
 * Sends requests through raw sockets, which leave more processor time to the server on the same
 * machine.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  const lengths: number[] = [];
  let failures = 0;
  let firstFailure: string | null = null;
  const before = cpuSoFar(options);
  const startedAt = performance.now();
  const endsAt = startedAt + options.seconds * 1_000;
  const isOver = () => performance.now() >= endsAt || times.length >= options.maxRequests;
  const { perSecond } = options;
  let begun = 0;
  const nextAt = () => {
    if (perSecond === undefined) return performance.now();
    begun += 1;
    return startedAt + (begun * 1_000) / perSecond;
  };
  const note = ({ ms, status, bytes }: Answered) => {
    times.push(ms);
    lengths.push(bytes);
    if (status.startsWith('HTTP/1.1 2')) return;
    failures += 1;
    firstFailure ??= status;
  };
  const { servers } = options;
  await Promise.all(
    Array.from({ length: options.connections }, (_, place) => {
      const port = servers[place % servers.length]?.port ?? 0;
      return runConnection(connect(port, '127.0.0.1'), options.next, nextAt, isOver, note);
    }),
  );
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  const after = cpuSoFar(options);
  const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  const sorted = inOrder(times);
  return {
    requests: times.length,
    failures,
    firstFailure,
    perSecond: times.length / elapsedSeconds,
    medianMs: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    p999Ms: quantile(sorted, 0.999),
    answerBytes: quantile(inOrder(lengths), 0.5),
    cpuMicroseconds: microseconds(before.server, after.server, times.length),
    databaseMicroseconds: microseconds(before.database, after.database, times.length),
  };
}
