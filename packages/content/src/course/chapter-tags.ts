import type { Config, Node, NodeType, Schema, ValidationError } from '@markdoc/markdoc';
import { nightFields } from '@aube/dictionary';
import { answerKinds } from './course.ts';
import { renderRuleFigures } from './rule-figures.ts';
import { type Locale, locales } from '../locale.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const id = { type: String, required: true, matches: kebab } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const recording =
  /^(?:https:\/\/[\w.-]+(?::\d+)?\/\S+|(?:[\w-]+\/)+[\w-][\w.-]*\.(?:mp3|m4a|ogg))$/u;

type Tags = Readonly<Record<string, Schema>>;

const pageTags: Tags = {
  advice: {},
  caution: {},
  crisis: {},
  figure: { selfClosing: true, attributes: { id, alt: text } },
  work: { attributes: { lang: { type: String, required: true, matches: [...locales] } } },
};

const URGENT = /(?<!\d)(?:911|9[^\p{L}\d]?8[^\p{L}\d]?8)(?!\d)/u;

const isOfCrisis = ({ tag, attributes }: Node) =>
  tag === 'crisis' || URGENT.test(`${attributes['href'] ?? ''} ${attributes['content'] ?? ''}`);

/** The console can replace this part, so crisis lines and 911 are refused inside. */
const resources: Schema = {
  validate: (node): ValidationError[] =>
    [...node.walk()].some(isOfCrisis)
      ? [{ id: 'not-replaced', level: 'error', message: 'resources holds no crisis line' }]
      : [],
};

const chapterTags: Tags = {
  ...pageTags,
  summary: {},
  exercise: {
    attributes: { id, title: { type: String }, journal: { type: Boolean }, at: { type: String } },
  },
  answer: {
    selfClosing: true,
    attributes: {
      id,
      label: text,
      kind: { type: String, required: true, matches: [...answerKinds] },
      choices: { type: String },
      from: { type: String },
    },
  },
  ref: { selfClosing: true, attributes: { id } },
  quiz: { attributes: { id } },
  question: { attributes: { id, text } },
  option: { attributes: { correct: { type: Boolean } } },
  why: {},
  breathing: { selfClosing: true, attributes: { id, minutes: count } },
  relaxation: { attributes: { id } },
  step: {
    selfClosing: true,
    attributes: { title: text, text, seconds: count, tighten: { type: Number } },
  },
  audio: { attributes: { id, label: text, source: { ...text, matches: recording } } },
};

const refuse = (message: string) => ({
  validate: (): ValidationError[] => [{ id: 'not-in-a-text', level: 'error', message }],
});

const refused: readonly NodeType[] = ['blockquote', 'code', 'fence', 'hr', 'image', 's', 'table'];

/** Length of each questionnaire on a page: a number, or a mark such as `{S0.minutes}`. */
export type WrittenLengths = Readonly<
  Record<string, { readonly questions: number | string; readonly minutes: number | string }>
>;

/** Names of the optional fields of a night, in quotation marks. */
const nightDetails = (locale: Locale): string =>
  Object.values(nightFields)
    .filter(({ isRequired }) => !isRequired)
    .map(({ label }) => (locale === 'fr' ? `« ${label.fr} »` : `“${label.en}”`))
    .join(', ');

const asTexts = (lengths: WrittenLengths) =>
  Object.fromEntries(
    Object.entries(lengths).map(([code, { questions, minutes }]) => [
      code,
      { questions: String(questions), minutes: String(minutes) },
    ]),
  );

const configOf =
  (kind: string, tags: Tags) =>
  (locale: Locale, questionnaires: WrittenLengths = {}): Config => ({
    tags: { ...tags },
    nodes: Object.fromEntries(refused.map((name) => [name, refuse(`a ${kind} has no ${name}`)])),
    variables: {
      rules: renderRuleFigures(locale),
      night: { details: nightDetails(locale) },
      questionnaires: asTexts(questionnaires),
    },
  });

export const chapterConfig = configOf('chapter', chapterTags);
export const pageConfig = configOf('page', { ...pageTags, resources });
