import { createClient } from '@aube/client';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { DiaryHand, type EnteredNight, nightPath } from './diary-steps.ts';
import { diaryDate, type DiarySoFar, makeDiarist } from './diarist.ts';
import { password, tokenOfNewcomer } from './newcomer.ts';
import { openSession } from './people.ts';

export const threeNights = [diaryDate(-2), diaryDate(-1), diaryDate()] as const;

const keptRows = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'aube')) return {};
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const database = await answer(indexedDB.open('aube'));
    const names = [...database.objectStoreNames];
    const rows = await Promise.all(
      names.map(async (name) => {
        const kept: unknown[] = await answer(database.transaction(name).objectStore(name).getAll());
        return [name, kept] as const;
      }),
    );
    database.close();
    return Object.fromEntries(rows);
  });

export async function keptCounts(page: Page): Promise<string> {
  const rows = await keptRows(page);
  const counts = Object.entries(rows).filter(([, kept]) => kept.length > 0);
  return counts.map(([name, kept]) => `${name} ${kept.length}`).join(', ') || 'nothing';
}

export async function keptSuspension(page: Page): Promise<string | null | undefined> {
  type Seen = { readonly overview: { readonly weeks: { readonly suspension: string | null }[] } };
  const [seen] = ((await keptRows(page))['seen'] ?? []) as Seen[];
  return seen?.overview.weeks.at(-1)?.suspension;
}

export const keepInstalledFilesOnly = (page: Page): Promise<boolean> =>
  page.evaluate(() => caches.delete('assets'));

/**
 * Prepares a participant's own device, with three empty nights and the site's files and data
 * stored.
 */
export async function openOwnDevice(
  page: Page,
  url: string,
  name: string,
  diary: DiarySoFar = { programmeDay: 5, untold: 3 },
) {
  const email = await makeDiarist(url, name, diary);
  await openSession(page, { identifier: email, password, isOwnDevice: true });
  await page.goto('/journal-sommeil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await expect
    .poll(async () => {
      const [seen] = (await keptRows(page))['seen'] ?? [];
      return (seen as { overview: unknown } | undefined)?.overview ?? null;
    })
    .not.toBeNull();
  const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
  return { email, client };
}

/** In the order of the nights; null for a missing night. */
export async function nightsAtServer(
  client: ReturnType<typeof createClient>,
): Promise<(number | null)[]> {
  const { days } = await client.programme.overview.query({});
  return threeNights.map(
    (date) => days.find((day) => day.date === date)?.night?.lightsOutTime ?? null,
  );
}

async function keepNight(page: Page, night: EnteredNight): Promise<void> {
  const hand = new DiaryHand(page, 'fr');
  await hand.enter(night);
  await hand.save();
  await expect(page.getByRole('heading', { name: 'Pas encore envoyée' })).toBeFocused();
  await expect.poll(() => keptCounts(page)).not.toContain('drafts');
}

export async function keepThreeNights(page: Page, context: BrowserContext, night: EnteredNight) {
  await context.setOffline(true);
  const [first, second, third] = threeNights;
  await page.goto(nightPath(third));
  await keepNight(page, { ...night, lightsOutTime: '2230' });
  await page.getByRole('link', { name: /^Noter la nuit du/ }).click();
  await expect(page).toHaveURL(new RegExp(`${nightPath(second)}$`));
  await keepNight(page, { ...night, lightsOutTime: '2215' });
  await page.getByRole('link', { name: /^Noter la nuit du/ }).click();
  await expect(page).toHaveURL(new RegExp(`${nightPath(first)}$`));
  await keepNight(page, { ...night, lightsOutTime: '2200' });
}

export function followSaves(context: BrowserContext): string[] {
  const saves: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/trpc/diary.saveDay')) return;
    saves.push(String(/"lightsOutTime":(\d+)/.exec(request.postData() ?? '')?.[1]));
  });
  return saves;
}

export async function wakeWorker(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(url).origin,
    registrationId: await registrationId,
    tag: 'nights',
    lastChance: false,
  });
  await session.detach();
}
