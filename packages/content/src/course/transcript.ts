import type { TranscriptSection } from './course.ts';

export function parseTranscript(text: string): TranscriptSection[] {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .map((block) => block.replaceAll(/\s*\n\s*/gu, ' ').trim())
    .filter((block) => block !== '');
  const sections: { title: string | null; paragraphs: string[] }[] = [];
  for (const block of blocks) {
    if (block.startsWith('# ')) sections.push({ title: block.slice(2).trim(), paragraphs: [] });
    else if (sections.length === 0) sections.push({ title: null, paragraphs: [block] });
    else sections.at(-1)?.paragraphs.push(block);
  }
  return sections;
}
