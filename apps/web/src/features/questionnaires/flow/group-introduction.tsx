import type { QuestionPage } from '../model/pages.ts';

/** What an instrument says before its questions; on its later pages, what its answers are about. */
export function GroupIntroduction({ page }: { page: QuestionPage }) {
  const { introduction, recall } = page.group;
  const text = page.isFirstOfGroup || recall ? introduction : null;
  if (!text && !recall) return null;
  return <p className="mb-8 text-ink-soft">{text ?? recall}</p>;
}
