import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client';
import type { RequestObserver } from '../http/request-log.ts';
import { addSiteGauges, type WatchedSite } from './watched-site.ts';

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];

function doorOf(route: string): string {
  if (route.startsWith('/trpc')) return 'trpc';
  if (route.startsWith('/api')) return 'rest';
  return route.startsWith('page') || route === 'file' || route === '(no page)' ? 'web' : 'other';
}

export type Metrics = {
  observe: RequestObserver;
  contentType: string;
  read: () => Promise<string>;
};

/**
 * Metrics of one application. Labels are only route templates and status classes, so that no label
 * identifies a person.
 * @source security OP-1
 */
export function createMetrics(droppedLines: () => number, site: WatchedSite): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'aube_http_requests_total',
    help: 'Requests answered, by route template and class of status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'aube_http_request_duration_seconds',
    help: 'Time to answer, by door.',
    labelNames: ['door'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const dropped = new Counter({
    name: 'aube_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers: [registry],
    collect() {
      dropped.reset();
      dropped.inc(droppedLines());
    },
  });
  const countSite = addSiteGauges(registry, site);
  let reading: Promise<string> | null = null;
  return {
    contentType: registry.contentType,
    // Concurrent reads share one count, because each count begins by resetting the gauges.
    read() {
      reading ??= countSite()
        .then(() => registry.metrics())
        .finally(() => {
          reading = null;
        });
      return reading;
    },
    observe({ route, status, ms }) {
      requests.inc({ route, status: STATUS_CLASSES[Math.floor(status / 100) - 1] ?? 'other' });
      duration.observe({ door: doorOf(route) }, ms / 1000);
    },
  };
}
