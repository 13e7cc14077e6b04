import type { Locale } from '@aube/client';
import { expect, test, type Page } from '@playwright/test';
import { DiaryHand, nightPath, ordinaryNight, weekdayWords } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { prefixOf } from './people.ts';
import { heading } from './questionnaire-steps.ts';
import { faultsIn } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const today = diaryDate();
const eve = diaryDate(-1);
const fewNights = { programmeDay: 4 } as const;
const manyNights = { programmeDay: 8 } as const;

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const fr = locale === 'fr';

  test.describe(`a night (${locale})`, () => {
    const begin = async (page: Page, url: string, email: string) => {
      await logInNewcomer(page, email, locale);
      await page.goto(url);
      return new DiaryHand(page, locale);
    };

    test('is entered in eight taps and ten digits, and says at once what it amounts to', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `entry-${locale}`, fewNights);
      const hand = await begin(page, `${prefixOf(locale)}/journal-sommeil`, email);
      await hand.tap(page.getByRole('link', { name: hand.words.tell }));
      await expect(heading(page)).toContainText(weekdayWords(eve, locale));
      await expect(heading(page)).toContainText(weekdayWords(today, locale));
      const faults = await faultsIn(page, locale);
      await hand.enter(ordinaryNight);
      await hand.answerNoNap();
      const told = fr
        ? '6 h 55 min de sommeil, 8 h 15 min au lit'
        : '6 h 55 min of sleep, 8 h 15 min in bed';
      await expect(page.getByText(told)).toBeVisible();
      faults.push(...(await faultsIn(page, locale)));
      await hand.save();
      await hand.expectSaved();
      expect(hand.taps).toBeLessThanOrEqual(8);
      expect(hand.digits).toBeLessThanOrEqual(10);

      const result = page.getByRole('main');
      await expect(result).toContainText(fr ? '83,8 %' : '83.8%');
      await expect(result).toContainText(
        fr ? 'Au lit de 22 h 30 à 6 h 45' : 'In bed from 10:30 p.m. to 6:45 a.m.',
      );
      faults.push(...(await faultsIn(page, locale)));
      expect(faults).toEqual([]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: hand.words.saved })).toBeVisible();
      await expect(result).toContainText(fr ? '83,8 %' : '83.8%');
    });

    test('is asked about at 2 a.m. when its rise is to come, and no more in the morning', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `ahead-${locale}`, fewNights);
      const standAt = (hour: string) =>
        page.clock.setFixedTime(new Date(`${today}T${hour}:00-05:00`));
      await standAt('02:00');
      const hand = await begin(page, nightPath(today, locale), email);
      await hand.enter(ordinaryNight);
      await hand.save();
      const question = page.locator('[data-question]');
      await expect(question).toBeFocused();
      await expect(question).toContainText(
        fr
          ? 'Il est 2 h 00 : 6 h 45 est encore à venir.'
          : 'It is 2:00 a.m.: 6:45 a.m. is still to come.',
      );
      const saved = page.getByRole('heading', { level: 2, name: hand.words.saved });
      await expect(saved).toHaveCount(0);
      const faults = await faultsIn(page, locale);

      await standAt('07:50');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(question).toHaveCount(0);
      await hand.save();
      await hand.expectSaved();
      expect(faults).toEqual([]);
    });

    test('takes a time however it is written, and says it back with its day', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `times-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      const evening = fr
        ? `22 h 30, le ${weekdayWords(eve, locale)} au soir`
        : `22:30 — 10:30 p.m. on ${weekdayWords(eve, locale)}`;
      const night = fr
        ? `0 h 30, le ${weekdayWords(today, locale)} après minuit`
        : `00:30 — 12:30 a.m. on ${weekdayWords(today, locale)}, after midnight`;
      const field = hand.time('lightsOutTime');
      for (const [typed, kept, echo] of [
        ['2230', '22:30', evening],
        ['22h30', '22:30', evening],
        ['10:30 pm', '22:30', evening],
        ['22 h 30', '22:30', evening],
        ['22.30', '22:30', evening],
        ['0030', '00:30', night],
        ['24:30', '24:30', null],
      ] as const) {
        await field.fill(typed);
        await field.press('Tab');
        await expect(field).toHaveValue(kept);
        if (echo) await expect(page.locator('#lightsOutTime-echo')).toHaveText(echo);
        else await expect(page.locator('#lightsOutTime-error')).toBeVisible();
      }
    });

    test('that cannot be keeps its answers, and a summary says what to change', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `impossible-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      const summary = page.getByRole('alert');
      await hand.saveAsIs();
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(fr ? 'Il manque 6 réponses' : '6 answers are missing');
      await expect(summary.getByRole('link')).toHaveCount(6);
      await expect(page).not.toHaveTitle(hand.words.errorTitle);
      await summary.getByRole('link').last().click();
      await expect(hand.naps.getByRole('radio').first()).toBeFocused();
      const faults = await faultsIn(page, locale);

      await hand.enter({ ...ordinaryNight, sleepOnsetLatencyMinutes: '600' });
      await hand.save();
      await expect(summary).toBeFocused();
      const line = summary.getByRole('link');
      await expect(line).toHaveCount(1);
      await expect(page.locator('#sleepOnsetLatencyMinutes-error')).toHaveText(
        await line.innerText(),
      );
      await expect(hand.time('lightsOutTime')).toHaveValue('22:30');
      await expect(hand.time('outOfBedTime')).toHaveValue('06:45');
      faults.push(...(await faultsIn(page, locale)));
      await line.click();
      const field = hand.figure('sleepOnsetLatencyMinutes').getByRole('textbox');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('600');
      await field.fill('20');
      await expect(summary).toHaveCount(0);
      await expect(page).not.toHaveTitle(hand.words.errorTitle);
      await hand.save();
      await hand.expectSaved();
      expect(faults).toEqual([]);
    });

    test('keeps the focus in a time that is typed after a refused save', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `refused-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      const { finalWakeUpTime: _awakening, outOfBedTime: _rise, ...withoutMorning } = ordinaryNight;
      await hand.enter(withoutMorning);
      await hand.save();
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(2);
      const [awakening, rise] = [hand.time('finalWakeUpTime'), hand.time('outOfBedTime')];
      await awakening.click();
      for (const typed of ['0', '06', '063', '0630']) {
        await page.keyboard.press(typed.slice(-1));
        await expect(awakening).toHaveValue(typed);
        await expect(awakening).toBeFocused();
      }
      await rise.click();
      await page.keyboard.type('064');
      await expect(rise).toBeFocused();
      await expect(summary).toHaveCount(0);
      await awakening.focus();
      await expect(summary).toBeVisible();
      await expect(awakening).toBeFocused();
      await rise.click();
      await page.keyboard.type('5');
      await hand.save();
      await hand.expectSaved();
    });

    test('that is odd is asked about, and saved once that is answered', async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const email = await makeDiarist(baseURL ?? '', `odd-${locale}`, {
        ...manyNights,
        untold: 2,
      });
      const hand = await begin(page, nightPath(today, locale), email);
      await hand.enter({
        ...ordinaryNight,
        lightsOutTime: '0330',
        outOfBedTime: '11:00',
        finalWakeUpTime: '11',
      });
      const questions = page.getByRole('main').locator('[data-question]');
      await expect(hand.time('outOfBedTime')).toBeFocused();
      await expect(questions).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(questions).toHaveCount(2);
      await expect(questions.first()).toContainText(fr ? 'vers 23 h' : 'around 11:00 p.m.');
      const faults = await faultsIn(page, locale);
      await hand.save();
      await expect(questions.first()).toBeFocused();
      await questions.first().getByRole('button', { name: hand.words.isExact }).click();
      await expect(questions).toHaveCount(1);
      await expect(questions.first()).toBeFocused();
      await questions.first().getByRole('button', { name: hand.words.isExact }).click();
      await hand.expectSaved();

      await test.step('an answer given before « Enregistrer » lets it through at once', async () => {
        await page.goto(nightPath(eve, locale));
        const { wakeAfterSleepOnsetMinutes: _awake, ...unbroken } = ordinaryNight;
        await hand.enter({ ...unbroken, sleepOnsetLatencyMinutes: '250', awakenings: '0' });
        await hand.time('outOfBedTime').press('Tab');
        await questions.getByRole('button', { name: hand.words.isExact }).click();
        await expect(questions).toHaveCount(0);
        await hand.save();
        await hand.expectSaved();
      });
      expect(faults).toEqual([]);
    });

    test('half a day off is asked about, never changed unasked', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `slip-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      const field = hand.time('lightsOutTime');
      await field.fill('1030');
      await field.press('Tab');
      await expect(field).toHaveValue('10:30');
      const meant = fr ? 'Mettre 22 h 30' : 'Change it to 10:30 p.m.';
      await page.getByRole('button', { name: meant }).click();
      await expect(field).toHaveValue('22:30');
    });

    test('without sleep asks for two times only', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `white-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      await hand.waitForNoon();
      await hand.time('lightsOutTime').fill('23');
      await page.getByRole('checkbox').check();
      await expect(hand.time('finalWakeUpTime')).toHaveCount(0);
      await hand.time('outOfBedTime').fill('6');
      await hand.save();
      await hand.expectSaved();
      const main = page.getByRole('main');
      await expect(main).toContainText(fr ? 'Aucun sommeil.' : 'No sleep.');
      await expect(main).toContainText(
        fr ? 'Si vous avez sommeil aujourd’hui' : 'If you are sleepy today',
      );
      await expect(main).not.toContainText(fr ? 'Pas de sieste' : 'No nap');
      const faults = await faultsIn(page, locale);
      const happened = fr ? 'Quelque chose est arrivé?' : 'Something happened?';
      await page.getByRole('link', { name: happened }).click();
      await expect(page).toHaveURL(/\/quelque-chose-est-arrive$/);
      expect(faults).toEqual([]);
    });

    test('has its naps of the day before, and Enter goes from question to question', async ({
      page,
      baseURL,
    }) => {
      const email = await makeDiarist(baseURL ?? '', `naps-${locale}`, fewNights);
      const hand = await begin(page, nightPath(today, locale), email);
      await hand.enter(ordinaryNight);
      const naps = page.getByRole('group', {
        name: new RegExp(fr ? '^Avez-vous fait une sieste' : '^Did you nap'),
      });
      await naps.getByText(fr ? 'Oui' : 'Yes', { exact: true }).click();
      await page.locator('[id="naps.0.startTime"]').fill('1430');
      await page.locator('[id="naps.0.startTime"]').press('Enter');
      await expect(page.locator('[id="naps.0.endTime"]')).toBeFocused();
      await page.keyboard.type('1515');
      await page.keyboard.press('Enter');
      await hand.expectSaved();
      await expect(page.getByRole('main')).toContainText(
        fr ? 'Sieste la veille, de 14 h 30 à 15 h 15' : 'from 2:30 p.m. to 3:15 p.m.',
      );
    });
  });
}

test.describe('a night without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('has its naps and its missing answers when the connection goes', async ({
    page,
    context,
    baseURL,
  }) => {
    const email = await makeDiarist(baseURL ?? '', 'no-worker', fewNights);
    await logInNewcomer(page, email, 'fr');
    await page.goto(nightPath(today));
    const hand = new DiaryHand(page, 'fr');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await hand.naps.getByText('Oui', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Votre sieste', exact: true })).toBeVisible();
    await hand.saveAsIs();
    await expect(page.getByRole('alert').filter({ hasText: 'Il manque' })).toBeVisible();
  });
});
