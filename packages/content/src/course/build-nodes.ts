import type { Node, NodeType } from '@markdoc/markdoc';
import type {
  AnswerKind,
  CourseElement,
  CourseNode,
  QuizQuestion,
  RelaxationStep,
} from './course.ts';
import type { ChapterPaths } from './link-targets.ts';
import { findLinkTarget } from './link-targets.ts';
import { typeset } from '../typography.ts';
import type { Locale } from '../locale.ts';

export type BuildContext = {
  readonly locale: Locale;
  readonly chapterPaths: ChapterPaths;
  readonly referenceNumbers: ReadonlyMap<string, number>;
  readonly report: (line: number, fault: string) => void;
  /** True inside a published work, where citations are allowed. */
  readonly isWork?: true;
};

const citation = /\((?:19|20)\d{2}\)\./u;

const lineOf = (node: Node): number => (node.lines[0] ?? 0) + 1;

const attribute = (node: Node, name: string): string => {
  const value: unknown = node.attributes[name];
  return typeof value === 'string' ? value : '';
};

const tagsBelow = (node: Node, tag: string): Node[] =>
  [...node.walk()].filter((below) => below.type === 'tag' && below.tag === tag);

const buildChoices = (node: Node, locale: Locale) =>
  attribute(node, 'choices')
    .split('|')
    .map((label) => label.trim())
    .filter((label) => label !== '')
    .map((label, index) => ({ code: `c${index + 1}`, label: typeset(label, locale) }));

const numberOf = (node: Node, name: string): number => {
  const value: unknown = node.attributes[name];
  return typeof value === 'number' ? value : 0;
};

const buildStep = (node: Node, { locale }: BuildContext): RelaxationStep => ({
  title: typeset(attribute(node, 'title'), locale),
  text: typeset(attribute(node, 'text'), locale),
  seconds: numberOf(node, 'seconds'),
  tightenSeconds: numberOf(node, 'tighten'),
});

const buildQuestion = (node: Node, context: BuildContext): QuizQuestion => ({
  id: attribute(node, 'id'),
  text: typeset(attribute(node, 'text'), context.locale),
  options: tagsBelow(node, 'option').map((option) => ({
    correct: option.attributes['correct'] === true,
    children: buildNodes(option.children, context),
  })),
  why: tagsBelow(node, 'why').flatMap((why) => buildNodes(why.children, context)),
});

const buildLink = (node: Node, context: BuildContext): CourseElement => {
  const href = attribute(node, 'href');
  const target = findLinkTarget(href, context.chapterPaths);
  if (target === null) context.report(lineOf(node), `the link ${href} leads nowhere`);
  return { name: 'a', href: target ?? href, children: buildNodes(node.children, context) };
};

const buildText = (node: Node, { locale, isWork, report }: BuildContext): string => {
  const text = String(node.attributes['content'] ?? '');
  if (!isWork && citation.test(text)) {
    report(lineOf(node), 'a published work needs a work tag, which names its language');
  }
  return typeset(text, locale);
};

const buildReference = (node: Node, context: BuildContext): CourseElement => {
  const id = attribute(node, 'id');
  const number = context.referenceNumbers.get(id);
  if (number === undefined) context.report(lineOf(node), `references.json has no ${id}`);
  return { name: 'ref', id, number: number ?? 0 };
};

type Builder = (node: Node, context: BuildContext) => CourseNode[];

const buildBox =
  (name: 'advice' | 'caution' | 'crisis' | 'resources' | 'summary'): Builder =>
  (node, context) => [{ name, children: buildNodes(node.children, context) }];

const tagBuilders: Readonly<Record<string, Builder>> = {
  advice: buildBox('advice'),
  caution: buildBox('caution'),
  crisis: buildBox('crisis'),
  resources: buildBox('resources'),
  summary: buildBox('summary'),
  exercise: (node, context) => [
    {
      name: 'exercise',
      id: attribute(node, 'id'),
      title: typeset(attribute(node, 'title'), context.locale),
      isJournal: node.attributes['journal'] === true,
      at: attribute(node, 'at') || null,
      children: buildNodes(node.children, context),
    },
  ],
  answer: (node, { locale }) => [
    {
      name: 'answer',
      id: attribute(node, 'id'),
      label: typeset(attribute(node, 'label'), locale),
      kind: attribute(node, 'kind') as AnswerKind,
      choices: buildChoices(node, locale),
      from: attribute(node, 'from')
        .split(' ')
        .filter((each) => each !== ''),
    },
  ],
  figure: (node, { locale }) => [
    { name: 'figure', id: attribute(node, 'id'), alt: typeset(attribute(node, 'alt'), locale) },
  ],
  work: (node, context) => {
    const lang = attribute(node, 'lang') as Locale;
    const children = buildNodes(node.children, { ...context, locale: lang, isWork: true });
    return [{ name: 'work', lang, children }];
  },
  ref: (node, context) => [buildReference(node, context)],
  quiz: (node, context) => [
    {
      name: 'quiz',
      id: attribute(node, 'id'),
      questions: tagsBelow(node, 'question').map((each) => buildQuestion(each, context)),
    },
  ],
  breathing: (node) => [
    { name: 'breathing', id: attribute(node, 'id'), minutes: numberOf(node, 'minutes') },
  ],
  relaxation: (node, context) => [
    {
      name: 'relaxation',
      id: attribute(node, 'id'),
      steps: tagsBelow(node, 'step').map((each) => buildStep(each, context)),
    },
  ],
  audio: (node, context) => [
    {
      name: 'audio',
      id: attribute(node, 'id'),
      label: typeset(attribute(node, 'label'), context.locale),
      url: attribute(node, 'source'),
      children: buildNodes(node.children, context),
    },
  ],
};

const buildHeading: Builder = (node, context) => {
  const level: unknown = node.attributes['level'];
  if (level !== 2 && level !== 3) context.report(lineOf(node), 'headings are ## or ###');
  const children = buildNodes(node.children, context);
  return [{ name: level === 3 ? 'h3' : 'h2', id: attribute(node, 'id'), children }];
};

const buildPlain =
  (name: 'p' | 'li' | 'strong' | 'em'): Builder =>
  (node, context) => [{ name, children: buildNodes(node.children, context) }];

/** Builders by type of node. A node of any other type is replaced by its children. */
const nodeBuilders: Readonly<Partial<Record<NodeType, Builder>>> = {
  text: (node, context) => [buildText(node, context)],
  softbreak: () => [' '],
  hardbreak: () => [' '],
  paragraph: buildPlain('p'),
  heading: buildHeading,
  list: (node, context) => {
    const name = node.attributes['ordered'] === true ? 'ol' : 'ul';
    return [{ name, children: buildNodes(node.children, context) }];
  },
  item: buildPlain('li'),
  strong: buildPlain('strong'),
  em: buildPlain('em'),
  link: (node, context) => [buildLink(node, context)],
  tag: (node, context) => tagBuilders[node.tag ?? '']?.(node, context) ?? [],
};

const buildNode: Builder = (node, context) =>
  nodeBuilders[node.type]?.(node, context) ?? buildNodes(node.children, context);

const joinText = (nodes: CourseNode[]): CourseNode[] =>
  nodes.reduce<CourseNode[]>((joined, node) => {
    const last = joined.at(-1);
    if (typeof node !== 'string' || typeof last !== 'string') return [...joined, node];
    return [...joined.slice(0, -1), last + node];
  }, []);

export function buildNodes(nodes: Node[], context: BuildContext): CourseNode[] {
  return joinText(nodes.flatMap((node) => buildNode(node, context)));
}
