import type { Locale } from '@aube/client';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '@aube/prove/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { diaryDate } from './diarist.ts';
import { DIARY } from './diary-steps.ts';
import { logIn, prefixOf } from './people.ts';

/**
 * `npm run guide-pictures -- http://localhost:3000` takes the pictures of the user guide from a
 * running demonstration.
 */
const folder = fileURLToPath(new URL('../../web/public/guide/', import.meta.url));
const viewport = { width: 360, height: 640 };
const heaviestBytes = 60_000;

const WHOLE_WEEK = { fr: 'Voir toute la semaine', en: 'See the whole week' } as const;

type Picture = {
  readonly id: string;
  readonly who: string;
  readonly path: string;
  readonly prepare?: (page: Page, locale: Locale) => Promise<unknown>;
};

const toTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 16));

const pictures: readonly Picture[] = [
  { id: 'programme', who: 'semaine-3', path: '/mon-programme' },
  {
    id: 'night',
    who: 'semaine-3',
    path: `/journal-sommeil/${diaryDate()}`,
    prepare: async (page, locale) => {
      const field = page.getByLabel(DIARY[locale].lightsOutTime, { exact: true });
      await field.fill('2245');
      await field.blur();
      await toTop(page, 'form');
    },
  },
  {
    id: 'schedule',
    who: 'semaine-3',
    path: '/mon-programme/semaine/2',
    prepare: async (page, locale) => {
      await page.getByRole('button', { name: WHOLE_WEEK[locale] }).click();
      await toTop(page, 'section:has(> h2) ~ *');
    },
  },
  {
    id: 'module',
    who: 'semaine-3',
    path: '/mon-programme/module/3',
  },
  {
    id: 'video',
    who: 'semaine-1',
    path: '/mon-programme/module/1/video',
    prepare: async (page) => {
      const film = page.locator('video');
      await film.evaluate((element: HTMLVideoElement) => element.play());
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2);
      await film.evaluate((element: HTMLVideoElement) => element.pause());
      await toTop(page, '.player');
    },
  },
  {
    id: 'exercise',
    who: 'semaine-1',
    path: '/mon-programme/module/1/chapitre/1',
    prepare: (page) => toTop(page, '.exercise'),
  },
  {
    id: 'evolution',
    who: 'semaine-3',
    path: '/evolution-sommeil',
    prepare: (page) => toTop(page, 'main h2'),
  },
  {
    id: 'display',
    who: 'semaine-3',
    path: '/activites',
    prepare: (page) => page.locator('.site-header summary').first().click(),
  },
];

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (source) => {
    const answer = await fetch(`data:image/png;base64,${source}`);
    const bitmap = await createImageBitmap(await answer.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return btoa(String.fromCodePoint(...new Uint8Array(await blob.arrayBuffer())));
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

async function takePictures(browser: Browser, baseURL: string, locale: Locale, isNight: boolean) {
  const theme = isNight ? 'night' : 'day';
  const blank = await browser.newPage();
  for (const who of new Set(pictures.map((picture) => picture.who))) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      deviceScaleFactor: 1.5,
      locale: 'fr-CA',
      timezoneId: 'America/Toronto',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(
      (darkMode) => localStorage.setItem('aube.display', JSON.stringify({ darkMode })),
      isNight ? 'on' : 'off',
    );
    await logIn(page, who, locale);
    for (const { id, path, prepare } of pictures.filter((picture) => picture.who === who)) {
      await page.goto(prefixOf(locale) + path);
      await page.waitForLoadState('networkidle');
      await prepare?.(page, locale);
      const picture = await toWebp(blank, await page.screenshot({ animations: 'disabled' }));
      if (picture.length > heaviestBytes) throw new Error(`${id} weighs ${picture.length} bytes`);
      await writeFile(`${folder}${id}.${locale}.${theme}.webp`, picture);
      process.stdout.write(`${id}.${locale}.${theme} ${Math.round(picture.length / 1000)} kB\n`);
    }
    await context.close();
  }
  await blank.close();
}

const { positionals } = parseArgs({ allowPositionals: true });
const baseURL = positionals[0] ?? 'http://localhost:3000';
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
for (const locale of ['fr', 'en'] as const) {
  for (const isNight of [false, true]) await takePictures(browser, baseURL, locale, isNight);
}
await browser.close();
