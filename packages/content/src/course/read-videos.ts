import type { CourseMedia, CourseVideo } from './course.ts';
import type { ModuleFile } from './course-files.ts';
import { mediaUrl, readMediaFile } from './media-file.ts';
import type { CourseReading } from './read-chapters.ts';
import { setSpaces } from '../typography.ts';
import { parseTranscript } from './transcript.ts';
import { type Locale, type Localised, locales } from '../locale.ts';

type VideoFile = NonNullable<ModuleFile['video']>['fr'];

type Caption = {
  readonly language: Locale;
  readonly path: string;
};

const isAddress = (source: string): boolean => source.startsWith('https://');

const captionsOf = ({ captions = {} }: VideoFile, locale: Locale): Caption[] => {
  if (typeof captions === 'string') return [{ language: locale, path: captions }];
  return locales
    .toSorted((one, other) => Number(other === locale) - Number(one === locale))
    .flatMap((language) => {
      const path = captions[language];
      return path === undefined ? [] : [{ language, path }];
    });
};

const pathsOf = (video: VideoFile, locale: Locale): string[] =>
  [
    video.source,
    captionsOf(video, locale).map(({ path }) => path),
    video.transcript ?? [],
    video.poster ?? [],
  ].flat();

const warningsOf = (
  video: VideoFile,
  locale: Locale,
  isOwn: (path: string) => boolean,
): string[] => {
  const [film = '', ...companions] = pathsOf(video, locale);
  const strangers = companions.filter((path) => isOwn(film) && !isOwn(path));
  return [
    captionsOf(video, locale)[0]?.language === locale ? [] : 'the video has no captions',
    video.transcript === undefined ? 'the video has no transcript' : [],
    strangers.map((path) => `the video was replaced, ${path} was not`),
  ].flat();
};

/** Prefers the site's own files. A missing video is a fault; missing captions give a warning. */
export async function readVideos(
  modules: ModuleFile[],
  { fileOf, findText, faults, warnings, isOverride }: CourseReading,
): Promise<{ media: CourseMedia[]; videos: Map<number, Localised<CourseVideo>> }> {
  const named = modules.flatMap(({ number, video }) =>
    video ? locales.map((locale) => ({ number, locale, video: video[locale] })) : [],
  );
  const paths = named
    .flatMap(({ video, locale }) => pathsOf(video, locale))
    .filter((path) => !isAddress(path));
  const places = await Promise.all(
    [...new Set(paths)].toSorted().map(async (path) => [path, await fileOf(path)] as const),
  );
  const ours = new Map(places);
  const read = await Promise.all(places.map(([path, file]) => readMediaFile(path, file)));
  faults.push(
    ...places.filter((_, index) => read[index] === null).map(([path]) => `${path} is missing`),
  );
  const media = read.filter((file) => file !== null);

  const isOwn = (path: string): boolean => isAddress(path) || isOverride(ours.get(path) ?? '');
  for (const { number, locale, video } of named) {
    const found = warningsOf(video, locale, isOwn);
    warnings.push(...found.map((warning) => `course/module-${number}: ${locale}: ${warning}`));
  }

  const urlOf = (path: string): string => {
    const file = media.find((each) => each.path === path);
    return file ? mediaUrl(file) : path;
  };
  const readVideo = async (video: VideoFile, locale: Locale): Promise<CourseVideo> => {
    const transcript = video.transcript ? await findText(video.transcript) : null;
    return {
      url: urlOf(video.source),
      captions: captionsOf(video, locale).map(({ language, path }) => ({
        language,
        url: urlOf(path),
      })),
      poster: video.poster === undefined ? null : urlOf(video.poster),
      transcript: parseTranscript(setSpaces(transcript?.text ?? '', locale)),
      hasVoice: video.voice ?? isOwn(video.source),
    };
  };
  const entries = modules.flatMap(({ number, video }) => (video ? [{ number, video }] : []));
  const videos = entries.map(async ({ number, video }) => {
    const [fr, en] = await Promise.all(locales.map((each) => readVideo(video[each], each)));
    return fr && en ? ([[number, { fr, en }]] as const) : [];
  });
  return { media, videos: new Map((await Promise.all(videos)).flat()) };
}
