import { expect, type Locator, test } from '@playwright/test';
import { DIARY, DiaryHand, nightPath, ordinaryNight } from './diary-steps.ts';
import { diaryDate, makeDiarist } from './diarist.ts';
import { finishModules } from './finish-modules.ts';
import { logInNewcomer } from './newcomer.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const today = diaryDate();

/** With a mouse, the target must not move before the button is released. */
async function expectPressed(target: Locator, by: 'touch' | 'mouse'): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await target.boundingBox();
  if (!before) throw new Error('the target is not on the page');
  await target.evaluate((element) => {
    element.addEventListener('click', () => (document.documentElement.dataset['clicked'] = 'yes'));
  });
  const page = target.page();
  const at = [before.x + before.width / 2, before.y + before.height / 2] as const;
  if (by === 'touch') await page.touchscreen.tap(...at);
  else {
    await page.mouse.move(...at);
    await page.mouse.down();
    const held = await target.boundingBox();
    expect(held).toEqual(before);
    await page.mouse.up();
  }
  await expect(page.locator('html')).toHaveAttribute('data-clicked', 'yes');
  await page.evaluate(() => document.documentElement.removeAttribute('data-clicked'));
}

const topOf = async (target: Locator) => Math.round((await target.boundingBox())?.y ?? 0);

for (const by of ['touch', 'mouse'] as const) {
  test.describe(`a press after a typed field, by ${by}`, () => {
    test('takes the answer though a question appears above', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `press-${by}`, { programmeDay: 4 });
      await logInNewcomer(page, email);
      await page.goto(nightPath(today));
      const hand = new DiaryHand(page, 'fr');
      await hand.time('lightsOutTime').tap();
      await page.keyboard.type('1030');
      const chip = hand.figure('sleepOnsetLatencyMinutes').locator('label.chip', { hasText: '30' });
      await chip.scrollIntoViewIfNeeded();
      const top = await topOf(chip);
      await expectPressed(chip, by);
      await hand.expectChosen('sleepOnsetLatencyMinutes', '30');
      const question = page.getByRole('button', { name: 'Mettre 22 h 30' });
      await expect(question).toBeVisible();
      expect(Math.abs((await topOf(chip)) - top)).toBeLessThanOrEqual(1);
      await expectPressed(question, by);
      await expect(hand.time('lightsOutTime')).toHaveValue('22:30');
    });

    test('saves at once, or goes to the question that is open', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `press-save-${by}`, { programmeDay: 4 });
      await logInNewcomer(page, email);
      await page.goto(nightPath(today));
      const hand = new DiaryHand(page, 'fr');
      const { outOfBedTime: _rise, ...begun } = ordinaryNight;
      await hand.enter(begun);
      await hand.answerNoNap();
      await hand.time('outOfBedTime').tap();
      await page.keyboard.type('1055');
      await expectPressed(page.getByRole('button', { name: DIARY.fr.save }), by);
      const question = page.getByRole('main').locator('[data-question]').first();
      await expect(question).toBeFocused();
      await expectPressed(question.getByRole('button', { name: DIARY.fr.isExact }), by);
      await hand.expectSaved();
    });

    test('keeps an exercise though a fault appears above', async ({ page, baseURL }) => {
      const email = await makeDiarist(baseURL ?? '', `press-work-${by}`, { programmeDay: 40 });
      await finishModules(baseURL ?? '', email);
      await logInNewcomer(page, email);
      await page.goto('/mes-exercices/slow-breathing/five-slow-minutes');
      await page.getByLabel(/^L.heure où vous vous exercerez/).tap();
      await page.keyboard.type('le soir');
      await expectPressed(page.getByRole('button', { name: 'Enregistrer', exact: true }), by);
      await expect(
        page.getByText('Entrez une heure de 00:00 à 23:59, par exemple 22:30.'),
      ).toBeVisible();
    });
  });
}

test('Enter in the time of a schedule opens its question, which stays', async ({
  page,
  baseURL,
}) => {
  const email = await makeDiarist(baseURL ?? '', 'press-schedule', {
    programmeDay: 8,
    isReviewed: true,
  });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/semaine/2');
  await page.getByLabel('Rien de cela', { exact: true }).tap();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).tap();
  await page.getByRole('button', { name: 'Changer l’heure' }).tap();
  await page.getByRole('textbox', { name: 'Lever' }).fill('355');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choisir cet horaire' }).tap();
  await expect(page.getByRole('group', { name: /^Un lever à 3\sh\s55/ })).toBeFocused();
});

test('a quick tap at the same place, on another button, acts', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const email = await makeDiarist(baseURL ?? '', 'press-quick', {
    programmeDay: 8,
    isReviewed: true,
  });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/semaine/2');
  const choice = page.getByText('Rien de cela', { exact: true });
  const send = page.getByRole('button', { name: 'Envoyer', exact: true });
  await send.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const [above, below] = [await choice.boundingBox(), await send.boundingBox()];
  if (!above || !below) throw new Error('the form is not on the page');
  const apart = below.y - above.y;
  const at = [below.x + 9, below.y + 9] as const;
  await page.evaluate((y) => scrollBy(0, -y), apart);
  await page.touchscreen.tap(...at);
  await page.evaluate((y) => scrollBy(0, y), apart);
  expect(await page.getByLabel('Rien de cela', { exact: true }).isChecked()).toBe(true);
  await page.touchscreen.tap(...at);
  await expect(page.getByRole('button', { name: 'Choisir cet horaire' })).toBeVisible();
});

test('a box just above the tabs stays at its place when it is tapped', async ({
  page,
  baseURL,
}) => {
  const email = await makeDiarist(baseURL ?? '', 'press-low', {
    programmeDay: 8,
    isReviewed: true,
  });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/semaine/2');
  const box = page.locator('label', { hasText: 'J’ai fait une chute, ou presque' });
  await expect(box).toBeVisible();
  await box.evaluate((label) => {
    const tabs = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? innerHeight;
    scrollBy(0, label.getBoundingClientRect().bottom - (tabs - 4));
  });
  const top = await topOf(box);
  const { x, y, height } = (await box.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  // On the words, because a tap on the box itself never scrolls.
  await page.touchscreen.tap(x + 100, y + height / 2);
  await expect(box.getByRole('checkbox')).toBeChecked();
  expect(await topOf(box)).toBe(top);
});

test('the second press of a double click does nothing on the page that follows', async ({
  page,
  baseURL,
}) => {
  const email = await makeDiarist(baseURL ?? '', 'press-twice', { programmeDay: 4 });
  await logInNewcomer(page, email);
  await page.goto(nightPath(today));
  const hand = new DiaryHand(page, 'fr');
  await hand.enter(ordinaryNight);
  await hand.answerNoNap();
  await page.getByRole('button', { name: DIARY.fr.save }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('#night-result')).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.locator('#night-result')).toBeFocused();
});
