import type { CourseModule } from '@aube/content';

/** The other sites at which a module's video points, each once. */
export function mediaOrigins({
  modules,
}: {
  modules: readonly Pick<CourseModule, 'video'>[];
}): string[] {
  const urls = modules.flatMap(({ video }) => (video ? [video.fr.url, video.en.url] : []));
  const elsewhere = urls.filter((url) => url.startsWith('https://'));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}
