import type { Page } from '@playwright/test';

type Shift = { value: number; of: string[] };
type Watched = typeof globalThis & { aubeShifts?: Shift[] };

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

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as Watched).aubeShifts ?? []);
