import type { Config } from '@markdoc/markdoc';
import markdoc from '@markdoc/markdoc';
import type { ChapterText, CourseNode } from './course.ts';
import type { BuildContext } from './build-nodes.ts';
import { buildNodes } from './build-nodes.ts';
import { blocksOf } from './chapter-blocks.ts';
import { readingEase, wordsOf } from './reading-ease.ts';
import { readFrontmatter } from './text-source.ts';
import { typeset } from '../typography.ts';

// Node and the bundlers agree only on the default export.
// oxlint-disable-next-line import/no-named-as-default-member
const { Tokenizer, parse, validate } = markdoc;

/** A heading without its own id gets a number as id. */
export function numberHeadings(body: readonly CourseNode[]): CourseNode[] {
  let count = 0;
  const numbered = (nodes: readonly CourseNode[]): CourseNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node;
      if (node.name === 'resources') return { ...node, children: numbered(node.children) };
      if (node.name !== 'h2' && node.name !== 'h3') return node;
      count += 1;
      return /^(?:section-\d+)?$/u.test(node.id) ? { ...node, id: `section-${count}` } : node;
    });
  return numbered(body);
}

const figuresIn = (source: string): string[] =>
  [...source.matchAll(/\{%\s*\$rules\.(\w+)\s*%\}/gu)].map((match) => match[1] ?? '');

export function parseText(source: string, config: Config, context: BuildContext): ChapterText {
  const { locale, report } = context;
  const parsed = parse(new Tokenizer({ allowComments: true }).tokenize(source));
  for (const { lines, error } of validate(parsed, config)) {
    report((lines[0] ?? 0) + 1, error.message);
  }
  const resolved = parsed.resolve(config);
  const { sound, title, summary } = readFrontmatter(parsed.attributes['frontmatter']);
  if (!sound) report(1, 'the frontmatter is a title and a summary, one line each');
  const body = numberHeadings(buildNodes(resolved.children, context));
  const blocks = blocksOf(body);
  return {
    title: typeset(title, locale),
    summary: typeset(summary, locale),
    body,
    wordCount: wordsOf(blocks.join('\n')).length,
    readingEase: readingEase(blocks, locale),
    figures: figuresIn(source),
  };
}
