import type { Page } from '@playwright/test';

type Shift = { value: number; of: string[] };
type Watched = typeof globalThis & { aubeShifts?: Shift[] };

/** Notes from now on what moves on the page without being touched, as the browser says it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (globalThis as Watched).aubeShifts = shifts;
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page that is open, and by how much. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as Watched).aubeShifts ?? []);
