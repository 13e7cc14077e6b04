import { elementsOf } from './chapter-blocks.ts';
import type { Chapter, CourseMedia, CourseNode } from './course.ts';
import { mediaUrl, readMediaFile } from './media-file.ts';
import type { CourseReading } from './read-chapters.ts';

const withAddresses = (nodes: CourseNode[], urlOf: (path: string) => string): CourseNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string' || !('children' in node)) return node;
    const children = withAddresses(node.children, urlOf);
    return node.name === 'audio'
      ? { ...node, url: urlOf(node.url), children }
      : { ...node, children };
  });

export const recordingsOf = (chapters: readonly Pick<Chapter, 'text'>[]): string[] => [
  ...new Set(
    chapters.flatMap(({ text }) =>
      [text.fr, text.en].flatMap(({ body }) =>
        elementsOf(body).flatMap((element) => (element.name === 'audio' ? [element.url] : [])),
      ),
    ),
  ),
];

/** @decision D72 */
export async function readRecordings(
  chapters: Chapter[],
  { fileOf, faults }: CourseReading,
): Promise<{ chapters: Chapter[]; media: CourseMedia[] }> {
  const paths = recordingsOf(chapters).filter((source) => !source.startsWith('https://'));
  const read = await Promise.all(
    paths.map(async (path) => readMediaFile(path, await fileOf(path))),
  );
  faults.push(
    ...paths.filter((_, index) => read[index] === null).map((path) => `${path} is missing`),
  );
  const media = read.filter((file) => file !== null);
  const urlOf = (path: string): string => {
    const file = media.find((each) => each.path === path);
    return file ? mediaUrl(file) : path;
  };
  const addressed = chapters.map(({ text: { fr, en }, ...chapter }): Chapter => ({
    ...chapter,
    text: {
      fr: { ...fr, body: withAddresses(fr.body, urlOf) },
      en: { ...en, body: withAddresses(en.body, urlOf) },
    },
  }));
  return { chapters: addressed, media };
}
