import type { ChapterText, CourseNode, Locale } from '@aube/content';
import { z } from 'zod';
import { nodesOutput } from '../../../programme/record/node-output.ts';

export const pagePreview = z.object({ title: z.string(), summary: z.string(), body: nodesOutput });

const named = (nodes: readonly CourseNode[], locale: Locale): CourseNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.name === 'resources') return { ...node, children: named(node.children, locale) };
    if (node.name !== 'h2' && node.name !== 'h3') return node;
    return { ...node, id: `${locale}-${node.id}` };
  });

/**
 * Preview of a page. Ids of headings contain the language, because one page shows the previews of
 * both languages.
 */
export const previewOfPage = ({ title, summary, body }: ChapterText, locale: Locale) => ({
  title,
  summary,
  body: named(body, locale),
});
