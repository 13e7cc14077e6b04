import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsOf } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const today = diaryDate();
const { outOfBedTime, ...untilMorning } = ordinaryNight;

async function openNight(page: Page, url: string, name: string, locale: Locale = 'fr') {
  const email = await makeDiarist(url, name, { programmeDay: 4 });
  await logInNewcomer(page, email, locale);
  await page.goto(nightPath(today, locale));
  return { email, hand: new DiaryHand(page, locale) };
}

async function expectUntilMorning(hand: DiaryHand): Promise<void> {
  await expect(hand.time('lightsOutTime')).toHaveValue('22:30');
  await hand.expectChosen('sleepOnsetLatencyMinutes', '20');
  await hand.expectChosen('wakeAfterSleepOnsetMinutes', '30');
  await expect(hand.time('finalWakeUpTime')).toHaveValue('06:15');
  await expect(hand.time('outOfBedTime')).toHaveValue('');
}

test.describe('what is typed of a night', () => {
  test('outlives a reload, and goes on on another device', async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const { email, hand } = await openNight(page, baseURL ?? '', 'reload');
    await hand.enter(untilMorning);
    await hand.time('finalWakeUpTime').press('Tab');
    await expect(page.getByText(hand.words.draftKept)).toBeVisible();
    await page.reload();
    await expectUntilMorning(hand);

    const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
    await logInNewcomer(tablet, email);
    await tablet.goto('/journal-sommeil');
    await tablet.getByRole('link', { name: 'Continuer ma nuit' }).click();
    await expectUntilMorning(new DiaryHand(tablet, 'fr'));
    await tablet.close();
  });

  test('outlives a reload that comes right after a keystroke', async ({ page, baseURL }) => {
    const { hand } = await openNight(page, baseURL ?? '', 'keystroke');
    await hand.time('lightsOutTime').fill('2245');
    await page.reload();
    await expect(async () => {
      await expect(hand.time('lightsOutTime')).toHaveValue(/^22:?45$/, { timeout: 1000 });
    }).toPass();
  });

  test('outlives a change of language, on the same page', async ({ page, baseURL }) => {
    const { hand } = await openNight(page, baseURL ?? '', 'language');
    await hand.enter(untilMorning);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/journal-sommeil/${today}$`));
    const english = new DiaryHand(page, 'en');
    await expectUntilMorning(english);
    await english.enter({ outOfBedTime: outOfBedTime ?? '' });
    await english.save();
    await english.expectSaved();
  });

  test('outlives a session that ended in the middle', async ({ page, context, baseURL }) => {
    test.setTimeout(90_000);
    const { email, hand } = await openNight(page, baseURL ?? '', 'session');
    const { finalWakeUpTime = '', ...untilAsleep } = untilMorning;
    await hand.enter(untilAsleep);
    await expect(page.getByText(hand.words.draftKept)).toBeVisible();
    await context.clearCookies();
    await hand.time('finalWakeUpTime').fill(finalWakeUpTime);
    await hand.time('finalWakeUpTime').press('Tab');
    await expect(page).toHaveURL(/\/connexion$/);
    const told = page.getByRole('alert').filter({ hasText: 'Votre session est terminée' });
    await expect(told).toContainText('Ce que vous avez écrit est gardé dans cet onglet.');
    expect(await faultsOf(page)).toEqual([]);
    await logInNewcomer(page, email);
    await expect(page).toHaveURL(new RegExp(`${nightPath(today)}$`));
    await expectUntilMorning(hand);
    await hand.enter({ outOfBedTime: outOfBedTime ?? '' });
    await hand.save();
    await hand.expectSaved();
  });

  test('is asked about when another tab has saved the night, and neither is lost', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { hand } = await openNight(page, baseURL ?? '', 'tabs');
    const other = await context.newPage();
    await other.goto(nightPath(today));
    const otherHand = new DiaryHand(other, 'fr');
    await expect(otherHand.time('lightsOutTime')).toBeVisible();
    await hand.enter(ordinaryNight);
    await otherHand.enter({ ...ordinaryNight, lightsOutTime: '2315' });
    await hand.save();
    await hand.expectSaved();
    await otherHand.save();

    await expect(
      other.getByRole('heading', { name: 'Cette nuit a été enregistrée ailleurs entre-temps' }),
    ).toBeFocused();
    const row = other
      .getByRole('rowgroup')
      .filter({ has: other.getByRole('rowheader', { name: /^Extinction/ }) });
    await expect(row).toContainText('23 h 15');
    await expect(row).toContainText('22 h 30');
    await other.setViewportSize({ width: 390, height: 844 });
    const frame = other.getByRole('region', { name: 'Les deux versions de la nuit' });
    expect(
      await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    await other.setViewportSize({ width: 1280, height: 720 });
    expect(await faultsOf(other)).toEqual([]);
    await other.getByRole('button', { name: 'Garder ce que j’ai écrit ici' }).click();
    await otherHand.expectSaved();
    await expect(other.getByRole('main')).toContainText('Au lit de 23 h 15 à 6 h 45');

    await test.step('the other way round keeps what the first tab had saved', async () => {
      await page.reload();
      await page.getByRole('button', { name: hand.words.edit }).click();
      await other.getByRole('button', { name: hand.words.edit }).click();
      await hand.time('lightsOutTime').fill('2200');
      await hand.save();
      await hand.expectSaved();
      await otherHand.time('lightsOutTime').fill('2330');
      await otherHand.save();
      await other.getByRole('button', { name: 'Garder l’autre version' }).click();
      await expect(other.getByRole('main')).toContainText('Au lit de 22 h 00 à 6 h 45');
      await other.reload();
      await expect(other.getByRole('main')).toContainText('Au lit de 22 h 00 à 6 h 45');
    });
  });

  test('before the night was saved elsewhere is kept, marked as such, and overwrites nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { email, hand } = await openNight(page, baseURL ?? '', 'stale', 'en');
    const tablet = await browser.newPage({ baseURL: baseURL ?? '' });
    await logInNewcomer(tablet, email);
    await tablet.goto(nightPath(today));
    const tabletHand = new DiaryHand(tablet, 'fr');
    await expect(tabletHand.time('lightsOutTime')).toBeVisible();
    await hand.enter(ordinaryNight);
    await hand.save();
    await hand.expectSaved();
    await tabletHand.enter({ ...ordinaryNight, lightsOutTime: '2315' });
    await tabletHand.time('outOfBedTime').press('Tab');
    await expect(tablet.getByText(tabletHand.words.draftKept)).toBeVisible();

    await page.reload();
    await expect(page.getByText('This night was saved elsewhere in the meantime')).toBeVisible();
    await expect(hand.time('lightsOutTime')).toHaveValue('23:15');
    expect(await faultsOf(page)).toEqual([]);
    await hand.save();
    const row = page
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader', { name: /^Lights out/ }) });
    await expect(row).toContainText('11:15 p.m.');
    await expect(row).toContainText('10:30 p.m.');
    await tablet.close();
  });

  test('of a saved night can be thrown away: the night stays as it was', async ({
    page,
    baseURL,
  }) => {
    const { hand } = await openNight(page, baseURL ?? '', 'discard');
    await hand.enter(ordinaryNight);
    await hand.save();
    await hand.expectSaved();
    await page.getByRole('button', { name: hand.words.edit }).click();
    await hand.time('lightsOutTime').fill('2100');
    await hand.time('lightsOutTime').press('Tab');
    await expect(page.getByText(hand.words.draftKept)).toBeVisible();
    await page.getByRole('button', { name: /telle qu’elle est enregistrée$/ }).click();
    await expect(page.getByRole('main')).toContainText('Au lit de 22 h 30 à 6 h 45');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Au lit de 22 h 30 à 6 h 45');
  });
});

test.describe('a night saved without a network', () => {
  test('says so, stays, and is saved once when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { hand } = await openNight(page, baseURL ?? '', 'offline');
    await hand.enter(ordinaryNight);
    await context.setOffline(true);
    await hand.save();
    await expect(page.getByText(hand.words.notSaved)).toBeVisible();
    await expect(hand.time('outOfBedTime')).toHaveValue('06:45');
    expect(await faultsOf(page)).toEqual([]);

    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('diary.saveDay')) saves.push(new URL(request.url()).pathname);
    });
    await context.setOffline(false);
    await hand.expectSaved();
    await page.waitForLoadState('networkidle');
    expect(saves).toEqual(['/trpc/diary.saveDay']);
  });

  test('goes on though its page is left, and is called saved nowhere before it is', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { hand } = await openNight(page, baseURL ?? '', 'left');
    const notice = page.getByRole('complementary', { name: 'Nuits en attente d’envoi' });
    const main = page.getByRole('main');
    const diary = page.getByRole('link', { name: 'Mon journal quotidien du sommeil' });
    const cut = () => page.route('**/trpc/diary.save**', (route) => route.abort());
    const leaveUnsent = async () => {
      await cut();
      await hand.save();
      await expect(page.getByText(hand.words.notSaved)).toBeVisible();
      await expect(notice).toBeHidden();
      await diary.click();
      await expect(notice).toContainText('Une nuit n’est pas encore envoyée');
    };
    const reconnect = async () => {
      await page.unroute('**/trpc/diary.save**');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(notice).toContainText('Nuit envoyée');
    };

    await test.step('the first save of a night', async () => {
      await hand.enter(ordinaryNight);
      await leaveUnsent();
      await expect(main.getByText('Continuer ma nuit')).toBeVisible();
      await expect(main.getByText(hand.words.saved)).toBeHidden();
      expect(await faultsOf(page)).toEqual([]);
      await reconnect();
      await expect(main.getByText(hand.words.saved)).toBeVisible();
      await notice.getByText('Nuit envoyée').click();
      await notice.getByRole('button', { name: 'Fermer' }).click();
      await expect(notice).toBeHidden();
    });

    await test.step('a correction', async () => {
      await main.getByRole('link', { name: 'Revoir cette nuit' }).click();
      await page.getByRole('button', { name: hand.words.edit }).click();
      await hand.time('finalWakeUpTime').fill('0600');
      await leaveUnsent();
      await expect(main.getByText('correction non enregistrée')).toHaveCount(2);
      await expect(main.getByText(hand.words.saved)).toBeHidden();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Mon programme', exact: true }).click();
      await expect(main.getByText(/\s: correction non enregistrée$/)).toHaveCount(1);
      await expect(notice).toBeVisible();
      await reconnect();
      await expect(main.getByText('correction non enregistrée')).toHaveCount(0);
      await diary.click();
      await expect(main.getByText(hand.words.saved)).toBeVisible();
      await expect(main.getByText(/^6\sh\s40\smin de sommeil/)).toBeVisible();
    });
  });

  test('leaves a correction that the next visit finds, and does not call it saved', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { hand } = await openNight(page, baseURL ?? '', 'unsaved', 'en');
    await hand.enter(ordinaryNight);
    await hand.save();
    await hand.expectSaved();
    await page.getByRole('button', { name: hand.words.edit }).click();
    await hand.time('finalWakeUpTime').fill('0600');
    await hand.time('finalWakeUpTime').press('Tab');
    await expect(page.getByText(hand.words.draftKept)).toBeVisible();
    await page.goto('/en/journal-sommeil');
    await expect(page.getByText('change not saved')).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go back to my change' }).click();
    await expect(hand.time('finalWakeUpTime')).toHaveValue('06:00');
    await hand.save();
    await hand.expectSaved();
  });

  test('keeps a draft that was typed while the tab was hidden from view', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { hand } = await openNight(page, baseURL ?? '', 'hidden');
    await expect(hand.time('lightsOutTime')).toBeVisible();
    await context.setOffline(true);
    await hand.time('lightsOutTime').fill('2230');
    await hand.time('lightsOutTime').press('Tab');
    await expect(page.getByText(hand.words.draftHere)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await context.setOffline(false);
    await expect(page.getByText(hand.words.draftKept)).toBeVisible();
    await page.reload();
    await expect(hand.time('lightsOutTime')).toHaveValue('22:30');
  });
});

test.describe('a save that the server does not take', () => {
  const answer = (page: Page, status: number, appCode: string) =>
    page.route('**/trpc/diary.saveDay**', (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: JSON.stringify([
          {
            error: {
              json: {
                message: appCode,
                code: -32_603,
                data: { appCode, httpStatus: status, issues: [], details: {}, requestId: 'r-1' },
              },
            },
          },
        ]),
      }),
    );

  test('because it is busy is not said to be saved, and is tried again', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { hand } = await openNight(page, baseURL ?? '', 'busy');
    await answer(page, 503, 'UNAVAILABLE');
    await hand.enter(ordinaryNight);
    await hand.save();
    await expect(page.getByText(hand.words.notSaved)).toBeVisible();
    await page.unroute('**/trpc/diary.saveDay**');
    await page.getByRole('button', { name: 'Réessayer maintenant' }).click();
    await hand.expectSaved();
  });

  test('because it refuses says why, and keeps what was written', async ({ page, baseURL }) => {
    const { hand } = await openNight(page, baseURL ?? '', 'refused', 'en');
    await answer(page, 409, 'DAY_EXPIRED');
    await hand.enter(ordinaryNight);
    await hand.save();
    await expect(page.getByText(/can no longer be changed/)).toBeVisible();
    await expect(
      page.getByText('The night is not saved. Everything you wrote stays here.'),
    ).toBeVisible();
    await expect(hand.time('outOfBedTime')).toHaveValue('06:45');
    await expect(heading(page)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
