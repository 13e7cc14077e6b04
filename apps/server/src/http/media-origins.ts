import { recordingsOf, type CourseModule } from '@aube/content';

export function mediaOrigins({
  modules,
}: {
  modules: readonly Pick<CourseModule, 'video' | 'chapters'>[];
}): string[] {
  const urls = modules.flatMap(({ video, chapters }) => [
    ...(video ? [video.fr.url, video.en.url] : []),
    ...recordingsOf(chapters),
  ]);
  const elsewhere = urls.filter((url) => url.startsWith('https://'));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}
