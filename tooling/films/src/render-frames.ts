import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from '@aube/prove/browser';
import { chromium, type Page } from '@playwright/test';
import { SLIDE } from './slide.ts';
import { FRAMES_PER_SECOND } from './timeline.ts';
import type { Video } from './video.ts';

export type Still = {
  readonly file: string;
  readonly frames: number;
};

async function fontFace(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face { font-family: 'Slide'; font-weight: 200 800; src: url(data:font/woff2;base64,${data}); }`;
}

/** Pauses all animations. @returns start and end of each animation, in seconds */
async function freeze(page: Page): Promise<[from: number, to: number][]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.getAnimations().map((animation) => {
      animation.pause();
      const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      return [delay / 1000, Number(endTime) / 1000] as [number, number];
    });
  });
}

async function showAt(page: Page, seconds: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) animation.currentTime = milliseconds;
  }, seconds * 1000);
}

export async function renderFrames(video: Video, folder: string): Promise<Still[]> {
  await mkdir(folder, { recursive: true });
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await browser.newPage({ viewport: SLIDE });
  const session = await page.context().newCDPSession(page);
  const font = await fontFace();
  const stills: Still[] = [];
  for (const { timed, html } of video.scenes) {
    await page.setContent(html);
    await page.addStyleTag({ content: font });
    await page.evaluate(() => document.fonts.load("640 68px 'Slide'"));
    const movements = await freeze(page);
    const frames = Math.round((timed.to - timed.from) * FRAMES_PER_SECOND);
    const moves = (frame: number): boolean => {
      const now = frame / FRAMES_PER_SECOND;
      const before = (frame - 1) / FRAMES_PER_SECOND;
      return movements.some(([from, to]) => now > from && before < to);
    };
    let held = 0;
    let file = '';
    for (let frame = 0; frame < frames; frame += 1) {
      if (frame === 0 || moves(frame)) {
        if (held > 0) stills.push({ file, frames: held });
        await showAt(page, frame / FRAMES_PER_SECOND);
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'png',
          optimizeForSpeed: true,
        });
        file = join(folder, `${timed.scene.id}-${String(frame).padStart(4, '0')}.png`);
        await writeFile(file, Buffer.from(data, 'base64'));
        held = 0;
      }
      held += 1;
    }
    stills.push({ file, frames: held });
  }
  await browser.close();
  return stills;
}

export async function renderPoster(video: Video, file: string): Promise<void> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await browser.newPage({ viewport: SLIDE });
  const [opening] = video.scenes;
  if (!opening) throw new Error('the video has no scenes');
  await page.setContent(opening.html);
  await page.addStyleTag({ content: await fontFace() });
  await page.evaluate(() => document.fonts.load("640 68px 'Slide'"));
  await freeze(page);
  await showAt(page, opening.timed.to - opening.timed.from - 0.5);
  await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  await browser.close();
}
