import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { COURSE, countCalls, listenForFaults, playToEnd } from './course-steps.ts';
import { logInNewcomer, makeNewcomer, submitS0, tokenOfNewcomer } from './newcomer.ts';
import { makeOwnSite, type OwnSite } from './own-site.ts';
import { prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

/**
 * Each week, the server starts again with the same data and a later clock.
 * @decision D14 D15 D34
 */
test.use({ viewport: { width: 390, height: 844 } });

/** A Monday, three weeks before summer time begins in Toronto. */
const FIRST_DAY = '2026-02-16';
const WEEKS = [1, 2, 3, 4, 5, 6] as const;
const WATCHED = { locale: 'en', week: 1 };

function weekBeginsOn(week: number): string {
  const date = new Date(`${FIRST_DAY}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + (week - 1) * 7);
  return date.toISOString().slice(0, 10);
}

/** 10:00 in winter and 11:00 in summer, in Toronto. */
const morningOf = (week: number) => `${weekBeginsOn(week)}T15:00:00Z`;

const dayOf = (week: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(weekBeginsOn(week)));

type Learner = {
  readonly locale: Locale;
  readonly page: Page;
  readonly faults: string[];
};

let site: OwnSite;
const emails = new Map<Locale, string>();

// Each test continues with the data of the test before.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  site = await makeOwnSite();
  await site.startAt(morningOf(1));
  for (const locale of ['fr', 'en'] satisfies Locale[]) {
    const email = await makeNewcomer(site.url, `weeks-${locale}`, { dataDir: site.dataDir });
    await submitS0(site.url, email);
    emails.set(locale, email);
  }
});
test.afterAll(() => site.leave());

async function live(
  browser: Browser,
  week: number,
  day: (learner: Learner) => Promise<void>,
): Promise<void> {
  if (week > 1) await site.startAt(morningOf(week));
  const faults: string[] = [];
  await Promise.all(
    [...emails].map(([locale, email]) =>
      test.step(locale, async () => {
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        const complaints = listenForFaults(page);
        await logInNewcomer(page, email, locale);
        await day({ locale, page, faults });
        faults.push(...complaints);
        await context.close();
      }),
    ),
  );
  expect(faults).toEqual([]);
}

for (const week of WEEKS) {
  test(`week ${week} brings module ${week}, in French and in English`, ({ browser }) =>
    live(browser, week, async (learner) => {
      await seeNextLocked(learner, week, 'closed');
      await watchFilm(learner, week);
      await readChapters(learner, week);
      await seeNextLocked(learner, week, 'waiting');
    }));
}

test('week 7 brings the questionnaire of week 6', ({ browser }) =>
  live(browser, 7, async ({ page, locale }) => {
    await page.goto(`${prefixOf(locale)}/mon-programme`);
    await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s6$/);
  }));

async function seeNextLocked(
  { page, locale, faults }: Learner,
  week: number,
  until: 'closed' | 'waiting',
): Promise<void> {
  const number = week + 1;
  if (number > WEEKS.length) return;
  const words = COURSE[locale];
  await page.goto(`${prefixOf(locale)}/mon-programme/module/${number}`);
  const main = page.getByRole('main');
  await expect(main.getByText(words.closed(number))).toBeVisible();
  const day = dayOf(number, locale);
  const [opens, state] =
    until === 'closed'
      ? [words.opensAfter(day, week), words.toCome]
      : [words.opens(day), words.done];
  await expect(main.getByText(opens).first()).toBeVisible();
  const condition = (text: string) => main.getByRole('listitem').filter({ hasText: text });
  await expect(condition(words.weekBegins(number))).toContainText(day);
  await expect(condition(words.weekBegins(number))).toContainText(words.toCome);
  await expect(condition(words.moduleBefore(week))).toContainText(state);
  if (week === 1 && until === 'closed') faults.push(...(await faultsIn(page, locale)));
}

async function watchFilm(learner: Learner, number: number): Promise<void> {
  const { page, locale, faults } = learner;
  const words = COURSE[locale];
  const { title } = await getModule(locale, number);
  await page.goto(`${prefixOf(locale)}/mon-programme`);
  await page.getByRole('link', { name: title }).last().click();
  await expect(heading(page)).toContainText(title);
  await expect(page.getByRole('link', { name: words.start })).toBeVisible();
  faults.push(...(await faultsIn(page, locale)));
  await page.getByRole('link', { name: words.start }).click();

  const marks = countCalls(page, 'programme.markVideoWatched');
  await expect(page.locator('video')).toHaveAttribute(
    'src',
    new RegExp(`/course/module-${number}/video\\.${locale}\\.mp4$`),
  );
  const caption = page.locator('.player-caption');
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await expect(caption).toHaveText(/\S/);
  await expect(caption).toHaveAttribute('lang', locale);
  const isWatched = locale === WATCHED.locale && number === WATCHED.week;
  if (isWatched) {
    await playToEnd(page);
    await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
    expect(marks()).toBe(1);
    faults.push(...(await faultsIn(page, locale)));
  } else await markWatched(learner, number);
  await page.reload();
  await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
  expect(marks()).toBe(isWatched ? 1 : 0);
}

async function markWatched({ locale }: Learner, number: number): Promise<void> {
  const token = await tokenOfNewcomer(site.url, emails.get(locale) ?? '');
  await createClient({ url: site.url, token }).programme.markVideoWatched.mutate({
    moduleId: number,
  });
}

async function readChapters({ page, locale, faults }: Learner, number: number): Promise<void> {
  const words = COURSE[locale];
  const { chapters } = await getModule(locale, number);
  await page.getByRole('link', { name: words.firstChapter }).click();
  for (const chapter of chapters) {
    await expect(page).toHaveURL(new RegExp(`/chapitre/${chapter.number}$`));
    await expect(heading(page)).toHaveText(chapter.title);
    await expect(page.locator('.exercise input, .exercise textarea').first()).toBeVisible();
    faults.push(...(await faultsIn(page, locale)));
    await page.locator('.chapter-end').scrollIntoViewIfNeeded();
    await expect(page.getByText(words.read, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: words.haveRead }).click();
    await expect(page.getByText(words.read, { exact: true })).toBeVisible();
    if (chapter !== chapters.at(-1)) await page.getByRole('link', { name: words.readOn }).click();
  }
  const end = page.locator('.chapter-end');
  const isLast = number === WEEKS.length;
  await expect(end).toContainText(isLast ? words.allComplete : words.complete(number));
  if (!isLast) await expect(end).toContainText(words.opens(dayOf(number + 1, locale)));
  await end.getByRole('link', { name: words.backToProgramme }).click();
  await expect(page).toHaveURL(/\/mon-programme$/);
  await expect(page.getByText(words.moduleDone, { exact: true })).toHaveCount(number);
}

async function getModule(locale: Locale, number: number) {
  const modules = await createClient({ url: site.url, lang: locale }).programme.listModules.query();
  const module = modules.find((each) => each.number === number);
  if (!module) throw new Error(`There is no module ${number}.`);
  return module;
}
