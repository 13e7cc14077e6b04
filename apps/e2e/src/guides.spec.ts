import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { makeDiarist } from './diarist.ts';
import { finishModules } from './finish-modules.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    slowBreathing: 'Respirer plus lentement',
    muscles: 'Relâcher les muscles',
    breathing: 'Respirer doucement, 4 minutes',
    relaxation: 'Relaxation guidée, 10 minutes',
    start: 'Commencer',
    pause: 'Mettre en pause',
    proceed: 'Continuer',
    again: 'Recommencer',
    skip: 'Passer cette étape',
    in: 'Inspirez',
    out: 'Expirez',
    sound: 'Entendre un son doux avec le souffle',
    bell: 'Entendre une cloche à chaque étape',
    over: /^C’est fini/,
    steps: ['S’installer', 'Les mains · Serrez', 'Les mains · Relâchez', 'Les bras · Serrez'],
  },
  en: {
    slowBreathing: 'Breathing more slowly',
    muscles: 'Letting the muscles go',
    breathing: 'Breathe slowly, 4 minutes',
    relaxation: 'Guided relaxation, 10 minutes',
    start: 'Start',
    pause: 'Pause',
    proceed: 'Continue',
    again: 'Start again',
    skip: 'Skip this step',
    in: 'Breathe in',
    out: 'Breathe out',
    sound: 'Play a soft sound with the breath',
    bell: 'Play a bell at each step',
    over: /^All done/,
    steps: ['Settle in', 'Hands · Tighten', 'Hands · Release', 'Arms · Tighten'],
  },
} as const;

async function openChapter(page: Page, baseURL: unknown, locale: Locale, title: string) {
  const url = String(baseURL);
  const email = await makeDiarist(url, `guides-${locale}-${title.length}`, { programmeDay: 40 });
  await finishModules(url, email);
  await page.clock.install();
  await logInNewcomer(page, email);
  await page.goto(`${prefixOf(locale)}/mon-programme/module/5`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const locale of ['fr', 'en'] as const) {
  const words = WORDS[locale];

  test(`breathing keeps its pace for four minutes, without a network too (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await openChapter(page, baseURL, locale, words.slowBreathing);
    const guide = page.getByRole('region', { name: words.breathing });
    await expect(guide.getByRole('checkbox', { name: words.sound })).not.toBeChecked();
    expect(await faultsIn(page, locale)).toEqual([]);

    await context.setOffline(true);
    await guide.getByRole('button', { name: words.start }).click();
    await expect(guide.getByText(words.in)).toBeVisible();
    await page.clock.runFor(4500);
    await expect(guide.getByText(words.out)).toBeVisible();
    await guide.getByRole('button', { name: words.pause }).press('Enter');
    await page.clock.runFor(60_000);
    await expect(guide.getByRole('button', { name: words.proceed })).toBeFocused();
    await guide.getByRole('button', { name: words.proceed }).press('Enter');
    await expect(guide.getByText(words.out)).toBeVisible();
    await page.clock.runFor(240_000);
    await expect(guide.getByText(words.over)).toBeVisible();
    await expect(guide.getByRole('button', { name: words.again })).toBeFocused();
  });

  test(`a relaxation goes step by step, pauses and skips (${locale})`, async ({
    page,
    baseURL,
  }) => {
    await openChapter(page, baseURL, locale, words.muscles);
    const guide = page.getByRole('region', { name: words.relaxation });
    await expect(guide.getByRole('checkbox', { name: words.bell })).toBeChecked();
    await expect(guide.getByRole('listitem')).toHaveCount(14);
    await guide.getByRole('button', { name: words.start }).click();
    const now = guide.locator('[aria-live]');
    const [first, tighten, release, next] = words.steps;
    await expect(now).toContainText(first);
    await expect(guide.locator('[aria-current=step]')).toContainText(first);
    expect(await faultsIn(page, locale)).toEqual([]);
    await guide.getByRole('button', { name: words.skip }).click();
    await expect(now).toContainText(tighten);
    await page.clock.runFor(6000);
    await expect(now).toContainText(release);
    await guide.getByRole('button', { name: words.pause }).click();
    await page.clock.runFor(600_000);
    await expect(now).toContainText(release);
    await guide.getByRole('button', { name: words.proceed }).click();
    await page.clock.runFor(31_000);
    await expect(now).toContainText(next);
    await page.clock.runFor(600_000);
    await expect(now).toContainText(words.over);
  });
}

test('who wants no motion sees the words of the breath, and a circle that stands still', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const words = WORDS.fr;
  await openChapter(page, baseURL, 'fr', words.slowBreathing);
  const guide = page.getByRole('region', { name: words.breathing });
  const circle = guide.locator('.rounded-full');
  const before = await circle.boundingBox();
  await guide.getByRole('button', { name: words.start }).click();
  await expect(guide.getByText(words.in)).toBeVisible();
  await page.clock.runFor(3000);
  expect((await circle.boundingBox())?.width).toBe(before?.width);
});
