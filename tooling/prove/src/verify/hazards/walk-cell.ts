import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Hand } from './hand.ts';
import type { Hazard } from './hazard.ts';
import { judgeCell, type Cell } from './judge-cell.ts';
import { nextPeer } from './people.ts';
import { showTime } from './shift-clock.ts';
import type { Step, Walker } from './step.ts';

const PATIENCE_MS = 12_000;
/** Maximum time for a hazard with `mayTell`, which may end with a message. */
const PATIENCE_WITH_MESSAGE_MS = 9_000;
const BROKEN = 'Oups!';

/**
 * Changes hours between 20:00 and 6:00 to 10, because the page « Aujourd'hui » asks nothing at
 * night.
 */
const liveByDay = (context: BrowserContext) =>
  context.addInitScript(() => {
    const hoursOf = Reflect.get(Date.prototype, 'getHours');
    Reflect.set(Date.prototype, 'getHours', function getHours(this: Date) {
      const hour = hoursOf.call(this);
      return hour >= 20 || hour < 6 ? 10 : hour;
    });
  });

/** The last selector is the line « Vous êtes hors ligne » at the top of each page. */
const TOLD =
  '[role=alert], [role=status], [role=alertdialog], [data-question], output[aria-live], p:has(> .lucide-cloud-off)';

/** Reads the visible messages: boxes, questions, and faults of fields. */
const readTold = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const described = [...document.querySelectorAll('[aria-invalid=true]')]
      .flatMap((field) => (field.getAttribute('aria-describedby') ?? '').split(' '))
      .map((id) => document.getElementById(id));
    return [...document.querySelectorAll<HTMLElement>(selector), ...described]
      .filter((box) => box?.checkVisibility())
      .map((box) => box?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '')
      .filter((text) => text !== '' && !/^Chargement|^\d+\sh\s/.test(text));
  }, TOLD);

async function open(
  browser: Browser,
  url: string,
  hazard: Hazard,
  { as }: Step,
  walker: Omit<Walker, 'hand'>,
) {
  const base = new URL(url);
  if (hazard.host !== undefined) base.hostname = hazard.host;
  const context = await browser.newContext({
    baseURL: base.origin,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: as === 'staff' ? 1280 : 390, height: 844 },
    serviceWorkers: 'block',
    extraHTTPHeaders: nextPeer(),
    ...hazard.context,
  });
  context.setDefaultTimeout(hazard.mayTell ? PATIENCE_WITH_MESSAGE_MS : PATIENCE_MS);
  if (as !== 'guest') await context.addCookies(walker.crowd[as].cookies);
  if (hazard.timeInToronto === undefined) await liveByDay(context);
  const page = await context.newPage();
  if (hazard.timeInToronto !== undefined) await showTime(page, hazard.timeInToronto);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`error of a script: ${message}`));
  await hazard.prepare?.(page);
  return { context, page, errors };
}

const firstLine = (thrown: unknown) =>
  (thrown as Error).message
    .split('\n')
    .filter((line) => /Error|Timeout|waiting for/.test(line))
    .slice(0, 2)
    .join(' ')
    .slice(0, 240);

export type Walked = Cell & { tookMs: number; picture: Buffer | null };

export async function walkCell(
  browser: Browser,
  hazard: Hazard,
  step: Step,
  walker: Omit<Walker, 'hand'>,
): Promise<Walked> {
  const startedAt = performance.now();
  const { context, page, errors } = await open(browser, walker.site.url, hazard, step, walker);
  const tryStep = (now: Hazard) =>
    step.walk({ ...walker, hand: new Hand(page, now) }).then(() => null, firstLine);
  try {
    const failed = await tryStep(hazard);
    const told = failed === null ? [] : await readTold(page).catch(() => []);
    const found =
      (await hazard.faultsOn?.(page, walker.site).catch((thrown) => [firstLine(thrown)])) ?? [];
    const faults = [...errors, ...found];
    if (await page.getByText(BROKEN).first().isVisible()) faults.unshift(BROKEN);
    const look = { failed, told, faults, mayTell: hazard.mayTell ?? false };
    const first = judgeCell({ ...look, again: null });
    const picture = first.verdict === 'fault' ? await page.screenshot().catch(() => null) : null;
    let cell = first;
    if (first.verdict === 'told' && hazard.end !== undefined) {
      await hazard.end(page, step.as === 'guest' ? null : walker.crowd[step.as]);
      const again = (await tryStep({ does: hazard.does })) === null ? 'done' : 'failed';
      cell = judgeCell({ ...look, again });
    }
    return { ...cell, picture, tookMs: Math.round(performance.now() - startedAt) };
  } finally {
    await context.close();
  }
}
