import { ChapterView } from './chapter/chapter-view.tsx';
import { CurrentStepRedirect } from './current-step-redirect.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** Chapters are numbered through the whole programme. @source specification §2 @decision D34 */
export default function ModuleChapterPage({ params: { module, chapter } }: PageProps) {
  const number = Number(chapter);
  if (module === undefined) return <CurrentStepRedirect asked={{ kind: 'chapter', number }} />;
  return <ChapterView key={number} number={number} moduleNumber={Number(module)} />;
}
