import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentFolder } from '@aube/content/script';
import { captionsOf, transcriptOf } from './captions.ts';
import { SLIDE, slideOf } from './slide.ts';
import { FRAMES_PER_SECOND, timelineOf, type TimedScene } from './timeline.ts';
import type { Locale } from '@aube/content/locale';
import { readScript } from './video-script.ts';

export const moduleNumbers = [1, 2, 3, 4, 5, 6] as const;

export type Video = {
  readonly moduleNumber: number;
  readonly locale: Locale;
  readonly seconds: number;
  readonly scenes: { readonly timed: TimedScene; readonly html: string }[];
  readonly captions: string;
  readonly transcript: string;
  readonly hash: string;
};

export const moduleFolder = (number: number): string =>
  join(contentFolder, 'course', `module-${number}`);

export async function readVideo(moduleNumber: number, locale: Locale): Promise<Video> {
  const { scenes, seconds } = timelineOf(await readScript(moduleFolder(moduleNumber)));
  const over =
    locale === 'fr' ? `Aube · Module\u00a0${moduleNumber}` : `Aube · Module ${moduleNumber}`;
  const drawn = scenes.map((timed, index) => ({
    timed,
    html: slideOf(timed, { locale, progress: index / (scenes.length - 1), over }),
  }));
  const made = drawn.map(({ html, timed: { from, to } }) => [from, to, html]);
  const hash = createHash('sha256')
    .update(JSON.stringify([SLIDE, FRAMES_PER_SECOND, made]))
    .digest('hex');
  return {
    moduleNumber,
    locale,
    seconds,
    scenes: drawn,
    captions: captionsOf(scenes, locale),
    transcript: transcriptOf(scenes, locale),
    hash,
  };
}
