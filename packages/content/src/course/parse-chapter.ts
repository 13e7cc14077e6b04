import type { ChapterText } from './course.ts';
import type { BuildContext } from './build-nodes.ts';
import { chapterConfig } from './chapter-tags.ts';
import { chapterFaults } from './check-chapter.ts';
import { parseText } from './parse-text.ts';

/** Parses one chapter file in one language and reports missing parts. */
export function parseChapter(source: string, context: BuildContext): ChapterText {
  const text = parseText(source, chapterConfig(context.locale), context);
  for (const fault of chapterFaults(text.body)) context.report(1, fault);
  return text;
}
