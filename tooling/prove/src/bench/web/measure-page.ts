import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A phone, as in Lighthouse: slow 4G (150 ms round trip, 1.6 Mbit/s) and a slow processor. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;

const QUIET_MS = 3000;

export type PageFigures = {
  /** Largest contentful paint, from the start of the navigation. */
  lcpMs: number;
  /** Cumulative layout shift, without shifts after an input. */
  cls: number;
  /** Number of requests before the largest paint, including the document. */
  requests: number;
  /** Received data, including headers. */
  kilobytes: number;
  scriptKilobytes: number;
};

type Seen = { lcp: number; shifts: { at: number; value: number }[] };

function watchPaints(): void {
  const seen: Seen = { lcp: 0, shifts: [] };
  Object.assign(window, { aubeSeen: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shifts.push({ at: entry.startTime, value: entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Largest sum of layout shifts in a window of at most five seconds, with less than one second
 * between two shifts.
 */
export function worstWindow(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { at, value } of shifts) {
    const isNew = sum === 0 || at - last > 1000 || at - first > 5000;
    if (isNew) first = at;
    sum = isNew ? value : sum + value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

export async function measurePage(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-CA',
    // Files fetched by a service worker would count as files of the page.
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND / 2,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const sent: { id: string; at: number; isScript: boolean; bytes: number }[] = [];
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
      if (request.url.startsWith('data:')) return;
      sent.push({ id: requestId, at: timestamp * 1000, isScript: type === 'Script', bytes: 0 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = sent.find(({ id }) => id === requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => (window as unknown as { aubeSeen: Seen }).aubeSeen);
    const began = sent[0]?.at ?? 0;
    const before = sent.filter(({ at }) => at - began <= seen.lcp);
    const total = (requests: readonly { bytes: number }[]) =>
      requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      lcpMs: seen.lcp,
      cls: worstWindow(seen.shifts),
      requests: before.length,
      kilobytes: total(sent),
      scriptKilobytes: total(before.filter(({ isScript }) => isScript)),
    };
  } finally {
    await context.close();
  }
}
