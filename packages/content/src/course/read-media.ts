import { stat } from 'node:fs/promises';
import type { CourseMedia, CourseVideo, Localised } from './course.ts';
import { courseLocales } from './course.ts';
import type { ModuleFile } from './course-files.ts';
import type { CourseReading } from './read-chapters.ts';

const isAddress = (source: string): boolean => source.startsWith('https://');

const isFile = async (file: string): Promise<boolean> => {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
};

/** A module's video as the course knows it. */
export const videoOf = (video: ModuleFile['video']): Localised<CourseVideo> | null => {
  if (!video) return null;
  const one = ({ source, captions }: (typeof video)['fr']) => ({
    source,
    captions: captions ?? null,
  });
  return { fr: one(video.fr), en: one(video.en) };
};

/**
 * The files that the modules' videos name, each from the site's own folder when it is there.
 * A missing file is a fault, missing captions are a warning.
 */
export const readMedia = async (
  modules: ModuleFile[],
  { fileOf, faults, warnings }: CourseReading,
): Promise<CourseMedia[]> => {
  const videos = modules.flatMap(({ number, video }) =>
    video ? courseLocales.map((locale) => ({ number, locale, ...video[locale] })) : [],
  );
  for (const { number, locale, captions } of videos) {
    if (captions === undefined) {
      warnings.push(`course/module-${number}: ${locale}: the video has no captions`);
    }
  }
  const named = videos.flatMap(({ source, captions }) => [source, captions ?? []].flat());
  const paths = [...new Set(named.filter((path) => !isAddress(path)))].toSorted();
  const media = await Promise.all(paths.map(async (path) => ({ path, file: await fileOf(path) })));
  const found = await Promise.all(media.map(({ file }) => isFile(file)));
  faults.push(...paths.filter((_, index) => !found[index]).map((path) => `${path} is missing`));
  return media;
};
