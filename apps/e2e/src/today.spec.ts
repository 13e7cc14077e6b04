import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

const zone = 'America/Toronto';
test.use({ timezoneId: zone });

const WORDS = {
  fr: {
    hello: /^Bonjour /,
    evening: /^Bonsoir /,
    night: 'Cette nuit',
    stars: /étoiles\s: une pour chaque nuit notée/,
    week: 'Semaine 2 sur 6',
    tonight: 'Ce soir',
    usual: 'Couchez-vous comme d’habitude.',
    habit: /Une habitude du module \d/,
    awake: 'Vous ne dormez pas?',
    open: 'Je ne dors pas',
    diary: 'Ouvrir mon journal',
    people: 'Des personnes répondent, même à cette heure',
    happened: 'Quelque chose est arrivé?',
    slept: /6\sh\s55\smin de sommeil/,
  },
  en: {
    hello: /^Hello /,
    evening: /^Good evening /,
    night: 'Tonight',
    stars: /stars: one for each night recorded/,
    week: 'Week 2 of 6',
    tonight: 'Tonight',
    usual: 'Go to bed as you usually do.',
    habit: /A habit from module \d/,
    awake: 'Can’t sleep?',
    open: 'I am awake',
    diary: 'Open my diary',
    people: 'People answer, even at this hour',
    happened: 'Something happened?',
    slept: /6\sh\s55\smin of sleep/,
  },
} as const satisfies Record<Locale, object>;

async function openAt(page: Page, hour: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${diaryDate()}T${hour}:00-05:00`));
  await page.goto(path);
  await expect(
    page.locator('.next-step, [aria-labelledby=awake-now], #evening').first(),
  ).toBeVisible();
}

for (const [locale, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  const words = WORDS[locale];

  test(`« Aujourd'hui » knows the hour, at both its addresses (${locale})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const email = await makeDiarist(baseURL ?? '', `today-${locale}`, { programmeDay: 10 });
    await logInNewcomer(page, email, locale);
    const [home, programme] = [`${prefixOf(locale)}/`, `${prefixOf(locale)}/mon-programme`];
    const main = page.getByRole('main');
    const faults: string[] = [];

    await test.step('in the evening: tonight first, with a habit', async () => {
      await openAt(page, '20:00', programme);
      await expect(heading(page)).toHaveText(words.evening);
      await expect(main).toContainText(words.week);
      await expect(main).toContainText(words.stars);
      const tonight = page.getByRole('region', { name: words.tonight });
      await expect(tonight).toContainText(words.usual);
      await expect(tonight.getByRole('link', { name: words.habit })).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
    });

    await test.step('in the night: no greeting, and the page for being awake, one tap away', async () => {
      await openAt(page, '03:59', home);
      await expect(heading(page)).toHaveText(words.night);
      const awake = page.getByRole('region', { name: words.awake });
      await expect(awake.getByRole('link')).toHaveCount(3);
      await expect(main.getByRole('link')).toHaveCount(3);
      await expect(main.getByRole('button')).toHaveCount(0);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'night');
      faults.push(...(await faultsIn(page, locale)));
      for (const link of [words.open, words.people, words.happened]) {
        await awake.getByRole('link', { name: link }).click();
        await expect(heading(page)).not.toHaveText(words.night);
        await expect(root).toHaveAttribute('data-theme', 'night');
        await page.goBack();
        await expect(heading(page)).toHaveText(words.night);
      }
      await awake.getByRole('link', { name: words.open }).click();
      await main.getByRole('link', { name: words.happened }).click();
      await expect(page).toHaveURL(/\/quelque-chose-est-arrive$/);
      await expect(root).toHaveAttribute('data-theme', 'night');
      await expect(main.getByRole('checkbox').first()).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await page.goto(`${prefixOf(locale)}/journal-sommeil`);
      await expect(main.getByText(words.awake)).toBeVisible();
      await expect(main.getByText(words.night, { exact: true })).toBeHidden();
      faults.push(...(await faultsIn(page, locale)));
      await main.getByText(words.diary).click();
      await expect(main.getByText(words.night, { exact: true })).toBeVisible();
      await expect(main.locator('.bg-action')).toHaveCount(1);
      await openAt(page, '04:00', home);
      await expect(root).toHaveAttribute('data-theme', 'day');
      await expect(page.locator('.next-step').first()).toBeVisible();
    });

    await test.step('in the morning: the night, first to note, then read back', async () => {
      await openAt(page, '07:30', home);
      await expect(heading(page)).toHaveText(words.hello);
      const night = page.locator('.next-step').first().getByRole('link');
      await expect(night).toHaveAttribute('href', new RegExp(`/journal-sommeil/${diaryDate()}$`));
      await night.click();
      const hand = new DiaryHand(page, locale);
      await hand.enter(ordinaryNight);
      await hand.save();
      await hand.expectSaved();
      await openAt(page, '07:40', programme);
      await expect(main.getByText(words.slept)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
    });
    expect(faults).toEqual([]);
  });
}

for (const isNoted of [false, true])
  test(`nothing moves on « Aujourd'hui » while it comes, ${isNoted ? 'last night noted' : 'a night to fill in'}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const email = await makeDiarist(baseURL ?? '', `still-${isNoted}`, {
      programmeDay: 10,
      untold: isNoted ? 0 : 2,
    });
    await logInNewcomer(page, email, 'fr');
    await watchShifts(page);
    for (const hour of ['02:00', '07:30', '14:00', '20:00']) {
      await test.step(hour, async () => {
        await openAt(page, hour, '/');
        const shown = hour === '02:00' ? 'Je ne dors pas' : 'Mes exercices';
        await expect(page.getByRole('link', { name: shown })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });

test('a night is entered with the keyboard alone', async ({ page, baseURL }) => {
  const email = await makeDiarist(baseURL ?? '', 'keys', { programmeDay: 4 });
  await logInNewcomer(page, email);
  await page.goto(nightPath(diaryDate()));
  const hand = new DiaryHand(page, 'fr');
  await hand.waitForNoon();
  const { keyboard } = page;
  await hand.time('lightsOutTime').focus();
  await keyboard.type('2230');
  await keyboard.press('Enter');
  await expect(hand.figure('sleepOnsetLatencyMinutes').getByRole('radio').first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(hand.time('finalWakeUpTime')).toBeFocused();
  await keyboard.type('615');
  await keyboard.press('Enter');
  await keyboard.type('645');
  await keyboard.press('Enter');
  await expect(hand.naps.getByRole('radio').first()).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await hand.expectSaved();
  await expect(page.getByRole('main')).toContainText('7 h 35 min de sommeil');
});

test('behind a due questionnaire last night is noted in place, and the gate stays', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await makeDiarist(baseURL ?? '', 'gated', { programmeDay: 43, submitted: ['S0'] });
  await logInNewcomer(page, email);
  await page.goto(nightPath(diaryDate()));
  await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s6$/);
  const nights = page.getByRole('region', { name: 'Vos nuits peuvent être notées maintenant' });
  await nights.getByRole('button', { name: /^Noter la nuit/ }).click();
  const hand = new DiaryHand(page, 'fr');
  await expect(hand.time('lightsOutTime')).toBeInViewport();
  await hand.enter(ordinaryNight);
  await hand.save();
  await expect(nights.getByText(/^La nuit du .+ est enregistrée\.$/)).toBeFocused();
  expect(await faultsIn(page, 'fr')).toEqual([]);
  await nights.getByRole('button', { name: 'Corriger cette nuit' }).click();
  await hand.time('lightsOutTime').fill('2150');
  await hand.save();
  await expect(nights.getByText(/^La nuit du .+ est enregistrée\.$/)).toBeFocused();
  await page.goto('/journal-sommeil');
  await expect(page).toHaveURL(/\/mon-programme\/questionnaire-s6$/);
});
