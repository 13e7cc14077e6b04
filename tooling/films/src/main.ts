import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './encode.ts';
import { keepRecord, readRecord, sha256 } from './record.ts';
import { renderFrames, renderPoster } from './render-frames.ts';
import { locales, type Locale } from '@aube/content/locale';
import { moduleFolder, moduleNumbers, readVideo } from './video.ts';

/**
 * Renders a film when its script has changed, or when the command names the film: `node src/main.ts
 * 2 fr`.
 */
async function render(moduleNumber: number, locale: Locale, isAsked: boolean): Promise<void> {
  const video = await readVideo(moduleNumber, locale);
  const beside = (end: string) => join(moduleFolder(moduleNumber), `video.${locale}.${end}`);
  await writeFile(beside('vtt'), video.captions);
  await writeFile(beside('txt'), video.transcript);
  const record = await readRecord(moduleNumber);
  if (!isAsked && record[locale]?.script === video.hash) return;
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'aube-video-'));
  const stills = await renderFrames(video, folder);
  const made = join(folder, 'video.mp4');
  await encode(stills, folder, made);
  await copyFile(made, beside('mp4'));
  await renderPoster(video, beside('jpg'));
  await rm(folder, { recursive: true });
  const file = await readFile(beside('mp4'));
  await keepRecord(moduleNumber, locale, { script: video.hash, file: sha256(file) });
  const minutes = `${Math.trunc(video.seconds / 60)} min ${Math.round(video.seconds % 60)} s`;
  const took = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `module ${moduleNumber} ${locale}: ${minutes}, ${stills.length} pictures, ${Math.round(file.length / 1024)} kB, rendered in ${took} s`,
  );
}

const [only, language] = process.argv.slice(2);
for (const number of moduleNumbers) {
  if (only !== undefined && Number(only) !== number) continue;
  for (const locale of locales) {
    if (language !== undefined && language !== locale) continue;
    await render(number, locale, only !== undefined);
  }
}
