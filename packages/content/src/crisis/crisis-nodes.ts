import { textOf } from '../course/chapter-blocks.ts';
import type { ChapterText, CourseNode } from '../course/course.ts';
import { locales, type Locale, type Localised } from '../locale.ts';
import { typeset } from '../typography.ts';
import { isEmergency, mainLine, type CrisisResource } from './crisis-resources.ts';
import { callWords } from './crisis-words.ts';

const WORDS = {
  fr: {
    colon: ' : ',
    always: 'jour et nuit',
    sameNumber: 'Appel ou texto.',
    text: 'Par texto : ',
    page: 'En ligne : ',
  },
  en: {
    colon: ': ',
    always: 'day and night',
    sameNumber: 'Call or text.',
    text: 'By text message: ',
    page: 'Online: ',
  },
} as const;

const sentence = (text: string) => text.replace(/[.\s]*$/u, '.');

/** List item for a crisis line: name, numbers and notes. */
function item(line: CrisisResource, locale: Locale): CourseNode {
  const words = WORDS[locale];
  const { phone, text, url } = line;
  const name = line.name[locale];
  const hours = line.isAlwaysOpen ? words.always : line.hours?.[locale];
  const parts: CourseNode[] = [
    phone
      ? {
          name: 'strong',
          children: [
            typeset(`${name}${words.colon}`, locale),
            { name: 'a', href: `tel:${phone.tel}`, children: [phone.display] },
          ],
        }
      : { name: 'strong', children: [name] },
    typeset(sentence(hours ? `, ${hours}` : ''), locale),
  ];
  const more = [
    text && (text.tel === phone?.tel ? words.sameNumber : sentence(words.text + text.display)),
    line.detail && sentence(line.detail[locale]),
  ].filter((each) => each !== undefined);
  if (more.length > 0) parts.push(typeset(` ${more.join(' ')}`, locale));
  if (url) {
    parts.push(typeset(` ${words.page}`, locale));
    parts.push({ name: 'a', href: url, children: [new URL(url).hostname] }, '.');
  }
  return { name: 'li', children: parts };
}

const listOf = (lines: readonly CrisisResource[], locale: Locale): CourseNode => ({
  name: 'ul',
  children: lines.filter((line) => !isEmergency(line)).map((line) => item(line, locale)),
});

function phrase(before: readonly CourseNode[], line: CrisisResource, locale: Locale): string {
  const words = callWords(line, locale);
  const [first = ''] = textOf(before);
  return first === first.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

const isList = (node: CourseNode) => typeof node !== 'string' && node.name === 'ul';

function filled(
  nodes: readonly CourseNode[],
  lines: readonly CrisisResource[],
  locale: Locale,
): CourseNode[] {
  const within = (children: readonly CourseNode[]) => filled(children, lines, locale);
  return nodes.map((node): CourseNode => {
    if (typeof node === 'string') return node;
    if (node.name === 'crisis') {
      if (node.children.some(isList)) return { ...node, children: [listOf(lines, locale)] };
      const line = mainLine(lines);
      return line ? { ...node, children: [phrase(node.children, line, locale)] } : node;
    }
    if (node.name === 'quiz') {
      const questions = node.questions.map((question) => ({
        ...question,
        options: question.options.map((each) => ({ ...each, children: within(each.children) })),
        why: within(question.why),
      }));
      return { ...node, questions };
    }
    return 'children' in node ? { ...node, children: within(node.children) } : node;
  });
}

/** Writes `lines` in each place of the text that names the crisis lines. */
export function withLines<Texts extends { readonly text: Localised<ChapterText> }>(
  texts: Texts,
  lines: readonly CrisisResource[],
): Texts {
  const [fr, en] = locales.map((locale) => {
    const text = texts.text[locale];
    return { ...text, body: filled(text.body, lines, locale) };
  });
  return { ...texts, text: { fr: fr ?? texts.text.fr, en: en ?? texts.text.en } };
}
