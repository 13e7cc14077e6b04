import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestObserver } from '../http/request-log.ts';

/** Where traces go, as the variables of OpenTelemetry say it. */
export type TraceSettings = {
  /** The whole address, to which spans are posted. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of requests that is traced, from 0 to 1. */
  ratio: number;
};

export type Tracing = {
  observe: RequestObserver;
  /** Sends what waits, and breaks off with a collector that does not answer. */
  stop: () => Promise<void>;
};

type Span = Record<string, unknown>;

const SEND_EVERY_MS = 5_000;
const SEND_AT = 512;
/** Beyond it spans are dropped: a collector that is away holds up nothing. */
const WAITING_MAXIMUM = 2_048;
const POST_WITHIN_MS = 3_000;
/** What a stop leaves to the posts that are under way and the last one, together. */
const STOP_WITHIN_MS = 1_000;

/** `00-TRACE-PARENT-FLAGS` of the W3C; anything else begins a trace of its own. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const whole = (key: string, value: number) => ({ key, value: { intValue: String(value) } });
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

/**
 * One span a request, to a collector of OpenTelemetry (OTLP over HTTP, JSON). It holds what the request's line of the
 * log holds, less who: method, route template, status, time, request id and code.
 * @source security PR-1 PR-2
 * @decision decisions/0077
 */
export function createTracing(
  { endpoint, headers, serviceName, ratio }: TraceSettings,
  log: Logger,
  { post = fetch, random = Math.random, now = Date.now } = {},
): Tracing {
  const resource = {
    attributes: [
      text('service.name', serviceName),
      text('service.instance.id', randomBytes(8).toString('hex')),
    ],
  };
  let waiting: Span[] = [];
  let dropped = 0;
  let isSaid = false;
  let sending: Promise<void> = Promise.resolve();
  const stopped = new AbortController();

  async function send(): Promise<void> {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    const scopeSpans = [{ scope: { name: 'aube' }, spans }];
    try {
      const answer = await post(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.any([AbortSignal.timeout(POST_WITHIN_MS), stopped.signal]),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      isSaid = false;
    } catch {
      dropped += spans.length;
      // Once until it works again: an address may hold a secret, and is not written.
      if (!isSaid) log.warn({ dropped }, 'traces do not reach the collector');
      isSaid = true;
    }
  }
  const sendNext = () => {
    sending = sending.then(send);
    return sending;
  };
  const timer = setInterval(() => void sendNext(), SEND_EVERY_MS);
  timer.unref();

  return {
    observe({ method, route, status, ms, requestId, code }, traceparent) {
      if (random() >= ratio) return;
      if (waiting.length >= WAITING_MAXIMUM) {
        dropped += 1;
        return;
      }
      const [, traceId, parentSpanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      const end = now();
      waiting.push({
        traceId: traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        ...(parentSpanId !== undefined && { parentSpanId }),
        name: `${method} ${route}`,
        // A server's.
        kind: 2,
        startTimeUnixNano: nanoseconds(end - ms),
        endTimeUnixNano: nanoseconds(end),
        attributes: [
          text('http.request.method', method),
          text('http.route', route),
          whole('http.response.status_code', status),
          text('aube.request_id', requestId),
          ...(code === undefined ? [] : [text('error.type', code)]),
        ],
        // 2: an error, of the server's own.
        status: status >= 500 ? { code: 2 } : {},
      });
      if (waiting.length === SEND_AT) void sendNext();
    },
    async stop() {
      clearInterval(timer);
      const patience = setTimeout(() => stopped.abort(), STOP_WITHIN_MS);
      await sendNext();
      clearTimeout(patience);
    },
  };
}
