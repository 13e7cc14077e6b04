import { createClient } from '@aube/client';
import { seedNights } from '@aube/db/testing/seed-nights';
import { expect, test, type Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { logInNewcomer, makeNewcomer, submitFirstAnswers, tokenOfNewcomer } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import {
  breakfastOn,
  daysAfter,
  frenchDay,
  frenchNight,
  life,
  morningsOf,
  plain,
  startOf,
  strayDates,
} from './walked-life.ts';

/** @decision D13 D15 D67 D68 */
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: OwnSite;
let email = '';
const client = async () =>
  createClient({ url: site.url, token: await tokenOfNewcomer(site.url, email) });

const fillUntil = (date: string, from: string) =>
  seedNights(
    { databaseUrl: process.env['DATABASE_URL'], dataDir: site.dataDir },
    { email, from, to: daysAfter(date, -1), timeZone: life.timeZone },
  );

test.beforeAll(async () => {
  site = await makeOwnSite();
  await site.startAt(breakfastOn(life.firstDay));
  email = await makeNewcomer(site.url, 'life', { dataDir: site.dataDir });
  await submitFirstAnswers(site.url, email, 'S0');
  await (
    await client()
  ).notifications.setReminders.mutate({
    isOn: true,
    isReviewOn: true,
    time: 8 * 60,
  });
});
test.afterAll(() => site.leave());

async function read(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('.skeleton')).toHaveCount(0);
  await expect(main).not.toContainText('Chargement…');
  const whole = main.getByRole('button', { name: 'Voir toute la semaine' });
  if (await whole.isVisible()) await whole.click();
  const text = plain(await main.innerText());
  expect([path, strayDates(text)]).toEqual([path, []]);
  return text;
}

async function expectNights(page: Page, week: number): Promise<void> {
  for (const path of ['/journal-sommeil', `/mon-programme/semaine/${week}`]) {
    const text = await read(page, path);
    for (const night of morningsOf(week).map(frenchNight)) expect(text).toContain(night);
  }
}

async function expectAxis(page: Page): Promise<void> {
  await read(page, '/evolution-sommeil');
  const labels = page.locator('svg text').filter({ hasText: /^Sem\..*\d\D+$/ });
  await expect(labels.first()).toBeVisible();
  for (const label of await labels.allTextContents()) {
    const [, week = '', day] = /^Sem\.\s(\d+)\D+ (\d+)/.exec(plain(label)) ?? [];
    expect([week, day]).toEqual([
      week,
      String(Number(daysAfter(startOf(Number(week)), 1).slice(8))),
    ]);
  }
}

function morning(name: string, date: string, live: (page: Page) => Promise<void>): void {
  test(`${date}: ${name}`, async ({ browser }) => {
    if (date !== life.firstDay) await site.startAt(breakfastOn(date));
    const context = await browser.newContext({ baseURL: site.url });
    await context.clock.setFixedTime(site.now());
    const page = await context.newPage();
    await logInNewcomer(page, email);
    await live(page);
    await context.close();
  });
}

const reminder = (path: string) => linkInLetter(email, path, site.dataDir);

morning('the first day', startOf(1), async (page) => {
  const home = await read(page, '/mon-programme');
  expect(home).toContain(`Commence le ${frenchDay(startOf(2)).whole}.`);
  expect(home).toContain(`S’ouvre le ${frenchDay(startOf(7)).whole}.`);
  await expectNights(page, 1);
  await fillUntil(startOf(2), daysAfter(startOf(1), 1));
});

morning('week 1 turns into week 2', startOf(2), async (page) => {
  const home = await read(page, '/mon-programme');
  expect(home).toContain(frenchNight(startOf(2)));
  expect(home).toContain(`Commence le ${frenchDay(startOf(3)).whole}.`);
  await reminder('/mon-programme/semaine/1');
  await expectNights(page, 2);
  await expectAxis(page);
  await fillUntil(startOf(7), startOf(2));
});

morning('S6 stands in the way', startOf(7), async (page) => {
  await page.goto('/mon-programme');
  await expect(page).toHaveURL(/questionnaire-s6/);
  await submitFirstAnswers(site.url, email, 'S6');
  await expectNights(page, 7);
  await fillUntil('2026-11-01', startOf(7));
});

for (const [date, pause, change] of [
  ['2026-11-01', life.pauses[0], 'L’heure a reculé cette nuit-là'],
  ['2027-03-14', life.pauses[1], 'L’heure a avancé cette nuit-là'],
] as const) {
  const back = startOf(pause.week + 1);
  const begins = daysAfter(startOf(pause.week), 7);

  if (pause.week === 24) {
    morning('S12 stands in the way', startOf(13), async (page) => {
      await page.goto('/mon-programme');
      await expect(page).toHaveURL(/questionnaire-s12/);
      await submitFirstAnswers(site.url, email, 'S12');
      const home = await read(page, '/mon-programme');
      expect(home).toContain(`S’ouvre le ${frenchDay(daysAfter(startOf(24), 7)).whole}.`);
      await expectNights(page, 13);
    });

    morning('somebody is back after nine days', '2027-01-02', async (page) => {
      const home = await read(page, '/mon-programme');
      expect(home).toContain('Bon retour');
      expect(home).toContain(
        `Votre dernière activité ici date du ${frenchDay(startOf(13)).whole}.`,
      );
      expect(home).toContain('semaine 14');
      await reminder('/journal-sommeil/2027-01-02');
      await expectNights(page, 14);
      await fillUntil(date, '2027-01-02');
    });
  }

  morning('the clock has changed, and a pause is asked for', date, async (page) => {
    await reminder(`/journal-sommeil/${date}`);
    const saved = await (
      await client()
    ).diary.saveDay.mutate({
      day: { date },
      night: {
        lightsOutTime: 1380,
        sleepOnsetLatencyMinutes: 10,
        awakenings: 1,
        wakeAfterSleepOnsetMinutes: 15,
        finalWakeUpTime: 375,
        outOfBedTime: 390,
        napCount: 0,
        naps: [],
      },
    });
    expect(saved.week).toBe(pause.week);
    expect(await read(page, `/journal-sommeil/${date}`)).toContain(change);
    await expectNights(page, pause.week);
    await page.goto('/mon-compte#pause');
    await page.getByLabel('Jour de la reprise').selectOption(back);
    const pauseText = page.getByRole('main');
    const moved = `La semaine ${pause.week + 1} commence le ${frenchDay(back).whole} au lieu du ${frenchDay(begins).whole}`;
    await expect(pauseText).toContainText(moved);
    await page.getByRole('button', { name: /^Demander/ }).click();
    await expect(pauseText).toContainText(`à partir du ${frenchDay(begins).whole}`);
    await fillUntil(begins, date);
  });

  morning('the pause begins', begins, async (page) => {
    const running = `En pause jusqu’au ${frenchDay(daysAfter(back, -1)).whole}`;
    const home = await read(page, '/mon-programme');
    expect(home).toContain(running);
    expect(home).toContain(`La semaine ${pause.week + 1} commence le ${frenchDay(back).whole}.`);
    expect(home).toContain(frenchNight(begins));
    expect(await read(page, '/mon-compte#pause')).toContain(frenchDay(back).whole);
    await expectNights(page, pause.week);
    await expectAxis(page);
    await fillUntil(daysAfter(begins, 1), begins);
  });

  if (pause.week === 8) {
    morning('somebody is back on the day that they picked', back, async (page) => {
      const home = await read(page, '/mon-programme');
      expect(home).toContain('Bon retour');
      expect(home).toContain(`Votre dernière activité ici date du ${frenchDay(begins).whole}.`);
      expect(home).toContain(`Commence le ${frenchDay(startOf(10)).whole}.`);
      expect(home).toContain(`S’ouvre le ${frenchDay(startOf(13)).whole}.`);
      await expectNights(page, 9);
      await expectAxis(page);
      await fillUntil(startOf(13), daysAfter(startOf(9), 1));
    });
  }
}

morning('S24 stands in the way', startOf(25), async (page) => {
  await page.goto('/mon-programme');
  await expect(page).toHaveURL(/questionnaire-s24/);
  await submitFirstAnswers(site.url, email, 'S24');
  await expectNights(page, 25);
  await fillUntil(startOf(26), daysAfter(startOf(25), 1));
});

morning('the diary is over', startOf(26), async (page) => {
  await read(page, '/mon-programme');
  const week = await read(page, '/mon-programme/semaine/25');
  for (const night of morningsOf(25).map(frenchNight)) expect(week).toContain(night);
  await expectAxis(page);
});
