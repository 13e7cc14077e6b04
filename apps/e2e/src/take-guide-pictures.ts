import type { Locale } from '@aube/client';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '@aube/prove/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { participantPictures, type Picture, staffPictures } from './guide-pictures.ts';
import { logIn, prefixOf } from './people.ts';

/** Patience with a demonstration on a busy machine. */
const BUSY_MACHINE_MS = 120_000;

const publicFolder = fileURLToPath(new URL('../../web/public/', import.meta.url));

type Theme = 'day' | 'night';

type Guide = {
  readonly folder: string;
  readonly pictures: readonly Picture[];
  readonly themes: readonly Theme[];
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly heaviestBytes: number;
};

const guides: readonly Guide[] = [
  {
    folder: 'guide',
    pictures: participantPictures,
    themes: ['day', 'night'],
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 1.5,
    heaviestBytes: 60_000,
  },
  {
    folder: 'staff-guide',
    pictures: staffPictures,
    themes: ['day'],
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1,
    heaviestBytes: 80_000,
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

async function takePictures(
  browser: Browser,
  { folder, pictures, themes, viewport, deviceScaleFactor, heaviestBytes }: Guide,
  locale: Locale,
  theme: Theme,
) {
  const blank = await browser.newPage();
  for (const who of new Set(pictures.map((picture) => picture.who))) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      deviceScaleFactor,
      locale: 'fr-CA',
      timezoneId: 'America/Toronto',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(BUSY_MACHINE_MS);
    const page = await context.newPage();
    await page.addInitScript(
      (darkMode) => localStorage.setItem('aube.display', JSON.stringify({ darkMode })),
      theme === 'night' ? 'on' : 'off',
    );
    await logIn(page, who, locale);
    for (const { id, path, prepare } of pictures.filter((picture) => picture.who === who)) {
      await page.goto(prefixOf(locale) + path);
      await page.waitForLoadState('networkidle');
      // A late font is drawn only at the next load of the page.
      await page.reload();
      await page.waitForLoadState('networkidle');
      await prepare?.(page, locale);
      await page.waitForFunction(() => !document.querySelector('main .skeleton'));
      const picture = await toWebp(blank, await page.screenshot({ animations: 'disabled' }));
      if (picture.length > heaviestBytes) throw new Error(`${id} weighs ${picture.length} bytes`);
      const name = [id, locale, ...(themes.length > 1 ? [theme] : [])].join('.');
      await writeFile(`${publicFolder}${folder}/${name}.webp`, picture);
      process.stdout.write(`${folder}/${name} ${Math.round(picture.length / 1000)} kB\n`);
    }
    await context.close();
  }
  await blank.close();
}

/**
 * `npm run guide-pictures -- http://localhost:3000` takes the pictures of both guides from a
 * running demonstration. Ids after the address choose pictures.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [baseURL = 'http://localhost:3000', ...ids] = positionals;
const isAsked = ({ id }: Picture) => ids.length === 0 || ids.includes(id);
const browser = await chromium.launch(await findChromium());
for (const guide of guides) {
  const asked = { ...guide, pictures: guide.pictures.filter(isAsked) };
  await mkdir(publicFolder + guide.folder, { recursive: true });
  for (const locale of ['fr', 'en'] as const) {
    for (const theme of guide.themes) await takePictures(browser, asked, locale, theme);
  }
}
await browser.close();
