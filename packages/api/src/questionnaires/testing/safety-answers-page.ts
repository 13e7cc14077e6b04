import { alertName, flagName, type QuestionnaireLibrary } from '@aube/content';
import { answerEffects, type AnswerEffect } from './safety-answers.ts';

const LIFTED_BY = {
  staff: 'staff',
  owner: 'the person, or staff',
  twoNos: 'two weekly “no”, or staff',
} as const;
const SHOWN = { crisisPanel: 'the crisis panel', help: 'where to find help', nothing: '' } as const;
const PLACES: Readonly<Record<string, string>> = {
  health: '“My health has changed”',
  ABANDONMENT: 'leaving',
  diary: 'weekly check, “Something happened”',
};

const hasEffect = ({ flags, alerts, shows }: AnswerEffect): boolean =>
  flags.length + alerts.length > 0 || shows !== 'nothing';

/** Removes line ends and bars, which would break a table row. */
const cell = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('|', '/');

const HEAD = [
  'asked in',
  'question',
  'answer',
  'suspends the schedule',
  'shows',
  'tells staff',
  'lifted by',
];

function tableOf(rows: readonly string[][]): string {
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(HEAD, ' '), line([], '-'), ...rows.map((row) => line(row, ' '))].join('\n');
}

function rowOf(library: QuestionnaireLibrary, effect: AnswerEffect): string[] {
  const { askedIn, question, answer, flags, alerts, shows } = effect;
  const tonight = flags.length > 0 ? ['advice for tonight and about the flag'] : [];
  const shown = SHOWN[shows] === '' ? tonight : [SHOWN[shows], ...tonight];
  const names = flags.map(({ flag }) => flagName(library.instruments, flag).en);
  return [
    askedIn.map((each) => PLACES[each] ?? each).join(', '),
    `“${question}”`,
    `“${answer}”`,
    names.join(', ') || 'no',
    shown.join('; ') || 'nothing',
    alerts.map((alert) => alertName(library.instruments, alert).en).join(', ') || 'no',
    [...new Set(flags.map(({ lifter }) => LIFTED_BY[lifter]))].join(', ') || 'nobody needs to',
  ].map(cell);
}

/** Page `docs/safety-answers.md`. @decision D76 */
export function safetyAnswersPage(library: QuestionnaireLibrary): string {
  const effects = answerEffects(library);
  const counting = new Set(effects.filter(hasEffect).map(({ question }) => question));
  const shown = effects.filter(({ question }) => counting.has(question));
  const idle = new Set(
    effects.map(({ question }) => question).filter((each) => !counting.has(each)),
  );
  return `# Answers and safety

\`npx vitest run safety-answers --update\` writes this page from the questionnaires in use, the weekly check and the table of
flags ([who lifts a flag](decisions/safety.md#who-lifts-a-flag)). A flag suspends the schedule and puts the person in
the call list of staff. « Ma santé a changé » also alerts staff to each change. The self-screening only advises,
because nobody is registered yet.

${tableOf(shown.map((effect) => rowOf(library, effect)))}

## Questions without an effect

No answer to these questions suspends, shows or tells anything by itself:

${[...idle].map((question) => `- “${cell(question)}”`).join('\n')}
`;
}
