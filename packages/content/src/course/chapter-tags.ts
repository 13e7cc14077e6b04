import type { Config, NodeType, Schema, ValidationError } from '@markdoc/markdoc';
import type { CourseLocale } from './course.ts';
import { answerKinds } from './course.ts';
import { renderRuleFigures } from './rule-figures.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const id = { type: String, required: true, matches: kebab } as const;
const text = { type: String, required: true } as const;

/** The tags of a chapter; any other, and any other attribute, is refused. */
const tags: Record<string, Schema> = {
  advice: {},
  caution: {},
  summary: {},
  exercise: { attributes: { id } },
  answer: {
    selfClosing: true,
    attributes: {
      id,
      label: text,
      kind: { type: String, required: true, matches: [...answerKinds] },
      choices: { type: String },
    },
  },
  figure: { selfClosing: true, attributes: { id, alt: text } },
  ref: { selfClosing: true, attributes: { id } },
  quiz: { attributes: { id } },
  question: { attributes: { id, text } },
  option: { attributes: { correct: { type: Boolean } } },
  why: {},
};

const refuse = (message: string) => ({
  validate: (): ValidationError[] => [{ id: 'not-in-a-chapter', level: 'error', message }],
});

/** What Markdown could say and a chapter does not: the pages would not know how to draw it. */
const refused: readonly NodeType[] = ['blockquote', 'code', 'fence', 'hr', 'image', 's', 'table'];

export const chapterConfig = (locale: CourseLocale): Config => ({
  tags,
  nodes: Object.fromEntries(refused.map((name) => [name, refuse(`a chapter has no ${name}`)])),
  variables: { rules: renderRuleFigures(locale) },
});
