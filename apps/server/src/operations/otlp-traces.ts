import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestObserver } from '../http/request-log.ts';

export type TraceSettings = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  ratio: number;
};

export type Tracing = {
  observe: RequestObserver;
  stop: () => Promise<void>;
};

type Span = Record<string, unknown>;

const SEND_EVERY_MS = 5_000;
const SEND_AT = 512;
/**
 * Maximum of waiting spans. Further spans are dropped, so that an absent collector delays no
 * request.
 */
const WAITING_MAXIMUM = 2_048;
const POST_WITHIN_MS = 3_000;
const STOP_WITHIN_MS = 1_000;

/** W3C header `00-TRACE-PARENT-FLAGS`. Any other text begins a new trace. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const whole = (key: string, value: number) => ({ key, value: { intValue: String(value) } });
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

/**
 * Sends one span per request to an OpenTelemetry collector (OTLP over HTTP, JSON), without data
 * about the person.
 * @source security PR-1 PR-2
 * @decision running-aube#traces
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
      // The outage is logged only once. The log leaves out the address, because the address may
      // hold a secret.
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
        // 2: a span of a server.
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
        // 2: the server failed.
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
