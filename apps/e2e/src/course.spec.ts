import { expect, test, type Page } from '@playwright/test';
import { COURSE, countCalls, listenForFaults, playToEnd } from './course-steps.ts';
import { makeDiarist } from './diarist.ts';
import { logInNewcomer } from './newcomer.ts';
import { violationsOf } from './violations.ts';

const captionOf = (page: Page) => page.locator('.player-caption');
const film = (page: Page) => page.locator('video');
const timeOf = (page: Page) =>
  film(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('a video counts once nine tenths of it were seen, with captions in the language one wants', async ({
  page,
  baseURL,
}) => {
  const words = COURSE.fr;
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await makeDiarist(String(baseURL), 'course-seen', { programmeDay: 2 });
  const faults = listenForFaults(page);
  const marks = countCalls(page, 'programme.markVideoWatched');
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/module/1/video');

  await test.step('it waits to be asked, and speaks the page’s language, or the other', async () => {
    await expect(film(page)).toBeVisible();
    expect(await film(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await page.getByRole('button', { name: words.play, exact: true }).click();
    await expect(captionOf(page)).toHaveText(/\S/);
    await expect(captionOf(page)).toHaveAttribute('lang', 'fr');
    const said = await captionOf(page).innerText();
    await page.getByLabel(words.captions).selectOption('en');
    await expect(captionOf(page)).toHaveAttribute('lang', 'en');
    await expect(captionOf(page)).toHaveText(/\S/);
    await expect(captionOf(page)).not.toHaveText(said);
    await page.getByLabel(words.speed).selectOption('1.5');
    await expect
      .poll(() => film(page).evaluate((element: HTMLVideoElement) => element.playbackRate))
      .toBe(1.5);
  });

  await test.step('a jump to its end does not count', async () => {
    await page.getByLabel(words.position).press('End');
    await expect(page.getByText(words.missed)).toBeVisible();
    expect(marks()).toBe(0);
  });

  await test.step('what was missed, seen to its end, counts', async () => {
    await page.getByRole('button', { name: words.goBack }).click();
    await playToEnd(page);
    await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
    await expect(page.getByText(words.missed)).toBeHidden();
    expect(marks()).toBe(1);
  });
  expect(faults).toEqual([]);
});

test('a video’s text read to its end counts as the video seen, by the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const words = COURSE.fr;
  const email = await makeDiarist(String(baseURL), 'course-text', { programmeDay: 2 });
  const faults = listenForFaults(page);
  const marks = countCalls(page, 'programme.markVideoWatched');
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/module/1/video');
  await expect(page.locator('.player').getByRole('button', { name: words.play })).toHaveCount(1);
  await expect(captionOf(page)).toHaveCount(0);
  await page.getByRole('heading', { name: words.transcript }).click();
  await page.getByRole('button', { name: words.textRead }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.textCounts)).toBeVisible();
  await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words.firstChapter })).toBeVisible();
  await expect(page.getByRole('link', { name: words.next })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.seen, { exact: true })).toBeVisible();
  expect(marks()).toBe(1);
  expect(faults).toEqual([]);
});

test('an exercise is kept, the recap explains, and the chapters lead on and back', async ({
  page,
  baseURL,
}) => {
  const words = COURSE.fr;
  const email = await makeDiarist(String(baseURL), 'course-exercise', { programmeDay: 2 });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/module/1/chapitre/1');
  const answer = page.locator('.exercise').locator('.answer-text, input').first();
  await answer.fill('Les jambes lourdes');
  await expect(page.locator('.exercise').getByText(words.kept)).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue('Les jambes lourdes');
  const question = page.locator('.quiz fieldset').first();
  await expect(question.locator('.quiz-why')).toBeHidden();
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio').nth(1)).toBeChecked();
  await expect(question.locator('.quiz-why')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(question.locator('.quiz-why')).toBeVisible();
  const another = page.locator('.quiz fieldset').nth(1);
  await another.getByRole('radio').first().check();
  await expect(another.locator('.quiz-why')).toBeVisible();
  await expect(question.locator('.quiz-why')).toBeVisible();

  await page.getByRole('link', { name: words.next }).click();
  await expect(page).toHaveURL(/\/chapitre\/2$/);
  await page.getByRole('link', { name: words.previous }).click();
  await expect(page).toHaveURL(/\/chapitre\/1$/);
});

test('a video goes on where it was left, by the keyboard, and on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = COURSE.fr;
  const email = await makeDiarist(String(baseURL), 'course-place', { programmeDay: 2 });
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/module/1/video');
  const saves = countCalls(page, 'programme.saveVideoPosition');
  const play = page.getByRole('button', { name: words.play, exact: true });
  await play.focus();
  await page.keyboard.press('k');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(4);
  const kept = page.waitForResponse(/programme\.saveVideoPosition/);
  await page.keyboard.press('k');
  await kept;
  const left = await timeOf(page);
  // The position is saved every 15 seconds and at each stop of the film.
  expect(saves()).toBeLessThanOrEqual(1 + Math.floor(left / 15));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeCloseTo(left + 10, 0);

  const elsewhere = await browser.newPage({ baseURL: String(baseURL), locale: 'fr-CA' });
  await logInNewcomer(elsewhere, email);
  await elsewhere.goto('/mon-programme/module/1/video');
  await expect(elsewhere.getByText(words.resumes)).toBeVisible();
  // The film resumes at the position before the skip of ten seconds. Saved positions are whole
  // seconds.
  await expect.poll(async () => Math.abs((await timeOf(elsewhere)) - left)).toBeLessThan(1.5);
  await elsewhere.close();
});

test('a video that cannot be had says so, leaves its text, and comes back', async ({
  page,
  baseURL,
}) => {
  const words = COURSE.fr;
  const email = await makeDiarist(String(baseURL), 'course-cut', { programmeDay: 2 });
  await logInNewcomer(page, email);
  await page.route(/\/media\/.*\.mp4/, (route) => route.abort());
  await page.goto('/mon-programme/module/1/video');
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.transcript })).toBeVisible();
  await expect(page.locator('details .prose p').first()).toBeVisible();
  await page.unroute(/\/media\/.*\.mp4/);
  await page.getByRole('button', { name: words.retry }).click();
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
});

const screenOnly = [
  '.site-header',
  '.site-footer',
  '.tab-bar',
  '.step-nav',
  '.chapter-facts',
  '.chapter-end',
  'main button',
];

test('a chapter read at night prints dark on light on three sheets, with what explains it and without the menus', async ({
  page,
  baseURL,
}) => {
  const email = await makeDiarist(String(baseURL), 'course-paper', { programmeDay: 2 });
  await page.addInitScript(() =>
    localStorage.setItem('aube.display', JSON.stringify({ darkMode: 'on' })),
  );
  await logInNewcomer(page, email);
  await page.goto('/mon-programme/module/1/chapitre/1');
  await expect(page.locator('.exercise input').first()).toBeVisible();
  const lightness = () =>
    page
      .locator('.chapter p')
      .first()
      .evaluate((element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 765;
      });
  expect(await lightness()).toBeGreaterThan(0.7);
  const written = 'Les paupières tombent, et je relis trois fois la même ligne sans la comprendre';
  const field = page.locator('.exercise input').first();
  await field.fill(written);
  await expect(page.locator('.exercise').getByText(COURSE.fr.kept)).toBeVisible();
  for (const part of screenOnly) await expect(page.locator(part).first()).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  expect(await lightness()).toBeLessThan(0.4);
  await expect(page.locator('.quiz-why').first()).toBeVisible();
  for (const part of screenOnly) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(field).toBeHidden();
  await expect(page.locator('.exercise').getByText(written)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(3);
  await page.goto('/mon-programme/module/1/video');
  await expect(page.getByRole('heading', { name: COURSE.fr.transcript })).toBeVisible();
  await expect(page.locator('details .prose p').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('details .prose p').first()).toBeHidden();
});
