import { clockTimeAt, parseClockTime } from '@aube/api/rules';
import type { Page } from '@playwright/test';

/** Shifts only the clock of the device, not the clock of the site. */
export const shiftClock = (page: Page, minutes: number): Promise<unknown> =>
  page.addInitScript((shiftMs) => {
    const Real = Date;
    const now = () => Real.now() + shiftMs;
    const Shifted = new Proxy(Real, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    });
    Reflect.set(globalThis, 'Date', Shifted);
  }, minutes * 60_000);

/** Shows this time of today in Toronto, so that the day of the site stays the same. */
export function showTime(page: Page, time: string): Promise<unknown> {
  const wanted = parseClockTime(time) ?? 0;
  return shiftClock(page, wanted - clockTimeAt(new Date(), 'America/Toronto'));
}
