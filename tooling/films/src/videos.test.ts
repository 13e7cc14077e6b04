import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCourse } from '@aube/content/build';
import { contentFolder } from '@aube/content/script';
import { describe, expect, it } from 'vitest';
import { readMp4 } from './mp4-file.ts';
import { readRecord, sha256 } from './record.ts';
import { locales } from '@aube/content/locale';
import { moduleFolder, moduleNumbers, readVideo } from './video.ts';

const MEGABYTE = 1024 * 1024;
const course = await loadCourse(contentFolder);
const all = moduleNumbers.flatMap((number) => locales.map((locale) => ({ number, locale })));

describe.each(all)('the video of module $number in $locale', async ({ number, locale }) => {
  const beside = (end: string) => join(moduleFolder(number), `video.${locale}.${end}`);
  const video = await readVideo(number, locale);
  const file = await readFile(beside('mp4'));
  const cues = video.scenes.flatMap(({ timed }) => timed.cues);
  const said = cues.map(({ line }) => line[locale]);

  it('was rendered from the present script (else: npm -w @aube/films run render)', async () => {
    const record = (await readRecord(number))[locale];
    expect(record).toEqual({ script: video.hash, file: sha256(file) });
    expect(await readFile(beside('vtt'), 'utf8')).toBe(video.captions);
    expect(await readFile(beside('txt'), 'utf8')).toBe(video.transcript);
  });

  it('plays in every browser, at once, without sound, and is small', () => {
    const { codecs, isStreamable } = readMp4(file);
    expect([codecs, isStreamable]).toEqual([['avc1'], true]);
    expect(file.length).toBeLessThanOrEqual(4 * MEGABYTE);
  });

  it('lasts two to four minutes, as long as its captions say', () => {
    const { seconds } = readMp4(file);
    expect(Math.abs(seconds - video.seconds)).toBeLessThan(0.1);
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(seconds).toBeLessThanOrEqual(240);
    expect(cues.at(-1)?.to).toBeLessThan(seconds);
  });

  it('leaves time to read, one caption at a time', () => {
    const tooFast = cues.filter(({ from, to }, index) => {
      const length = said[index]?.length ?? 0;
      return length / (to - from) > 16 || to - from < 2.5 || length > 110;
    });
    expect(tooFast).toEqual([]);
    const overlapping = cues.filter(
      ({ from }, index) => index > 0 && from < (cues[index - 1]?.to ?? 0),
    );
    expect(overlapping).toEqual([]);
  });

  it('is the film of the course, with captions in both languages', () => {
    const shown = course.modules[number - 1]?.video?.[locale];
    expect(shown?.url).toContain(`/course/module-${number}/video.${locale}.mp4`);
    expect(shown?.poster).toContain(`/course/module-${number}/video.${locale}.jpg`);
    expect(shown?.captions.map(({ language }) => language).toSorted()).toEqual(['en', 'fr']);
    expect(shown?.captions[0]?.language).toBe(locale);
    expect(shown?.transcript).toHaveLength(video.scenes.length);
  });

  it('speaks softly, and sets its spaces', () => {
    const words = [...said, video.transcript].join('\n');
    expect(words).not.toMatch(/!|\{|\}|'/u);
    const loose = locale === 'fr' ? /[^\u00a0][?;%»]|«[^\u00a0]|[^\u00a0\d]:/u : /\u00a0[:;?%]/u;
    expect(words).not.toMatch(loose);
  });
});

describe('the scripts', () => {
  it('write no figure of the rules by hand', async () => {
    const scripts = await Promise.all(
      moduleNumbers.map((number) => readFile(join(moduleFolder(number), 'video.json'), 'utf8')),
    );
    const byHand =
      /85\s?%|\b5 h 30\b|\b15 h\b|\b3 p\.m\.|20 (?:à|to) 30 minutes|60 minutes|an hour (?:a|at|per|in) /u;
    expect(scripts.filter((script) => byHand.test(script)).length).toBe(0);
  });

  it('share one timeline between the languages, so that a bookmark holds in both', async () => {
    const lengths = await Promise.all(
      moduleNumbers.map(async (number) => {
        const [fr, en] = await Promise.all(locales.map((locale) => readVideo(number, locale)));
        return fr?.seconds === en?.seconds;
      }),
    );
    expect(lengths).toEqual(moduleNumbers.map(() => true));
  });
});
