import { expect, test } from '@playwright/test';
import { faultsIn } from './violations.ts';

const page = `<!doctype html>
<html lang="fr" data-theme="day">
  <title>Planted</title>
  <style>
    [data-theme='night'] body { background: #111; color: #eee; }
    .by-day { color: #ccc; }
    [data-theme='night'] .by-night { color: #333; }
    .wide { width: 400px; }
  </style>
  <main>
    <h1>Planted</h1>
    <p class="by-day">One</p>
    <p class="by-night">Two</p>
    <p class="wide">Three</p>
    <img src="data:," />
  </main>
</html>`;

const colours = [
  /wider than 320 px/,
  /night: color-contrast .by-night/,
  /day: color-contrast .by-day/,
];

test('finds what is wrong at 320 px, by day and by night, the colours and the room in both languages', async ({
  page: tab,
}) => {
  await tab.setContent(page);
  const size = tab.viewportSize();
  expect(await faultsIn(tab, 'fr')).toEqual(
    [...colours, /day: image-alt img/].map((each) => expect.stringMatching(each)),
  );
  expect(await faultsIn(tab, 'en')).toEqual(colours.map((each) => expect.stringMatching(each)));
  expect(tab.viewportSize()).toEqual(size);
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'day');
});
