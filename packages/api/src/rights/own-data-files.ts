import { type NightField, nightFieldNames, nightFields, person } from '@aube/dictionary';
import {
  choicesOf,
  elementsOf,
  type Course,
  type Locale,
  type QuestionnaireLibrary,
} from '@aube/content';
import { csvFile } from '../csv-row.ts';
import { answerWords } from '../programme/rules/proposed-answers.ts';
import { formatClockTime } from '../time/rules/clock-time.ts';
import { OWN_DATA_TEXTS } from './own-data-texts.ts';

const clock = (minutes: unknown) => (typeof minutes === 'number' ? formatClockTime(minutes) : null);
const figure = (value: unknown) => (typeof value === 'number' ? value : null);
const words = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(String).join(' ');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

type Row = Readonly<Record<string, unknown>>;

const napWords = (naps: unknown) =>
  Array.isArray(naps)
    ? (naps as { startTime: number; endTime: number }[])
        .map(({ startTime, endTime }) => `${clock(startTime)}-${clock(endTime)}`)
        .join(' ')
    : null;

const CELLS: Readonly<Record<NightField['kind'], (value: unknown) => string | number | null>> = {
  clockTime: clock,
  minutes: figure,
  count: figure,
  choice: figure,
  naps: napWords,
  yesNo: words,
  text: words,
};

const NIGHT_COLUMNS = [
  'date',
  'semaine',
  ...nightFieldNames.map((name) => nightFields[name].french),
  'duree_au_lit',
  'duree_sommeil',
  person.fields.timeZone.french,
];

export function nightsCsv(days: readonly Row[]): string {
  const told = days
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted((one, other) => String(one['date']).localeCompare(String(other['date'])));
  const rows = told.map((day) => [
    words(day['date']),
    figure(day['week']),
    ...nightFieldNames.map((name) => CELLS[nightFields[name].kind](day[name])),
    figure(day['timeInBedMinutes']),
    figure(day['totalSleepMinutes']),
    words(day['timeZone']),
  ]);
  return csvFile(NIGHT_COLUMNS, rows);
}

export const HEALTH_CHANGE = 'SANTE_CHANGEE';

const ANSWER_COLUMNS = ['questionnaire', 'soumis_le', 'code', 'question', 'valeur', 'reponse'];

/** One row per answer, with the question and the meaning of the code. */
export function answersCsv(
  submissions: readonly Row[],
  library: QuestionnaireLibrary,
  locale: Locale,
): string {
  // A site may no longer ask an instrument that the person has answered.
  const instruments = library.instruments.toSorted((one, other) => other.version - one.version);
  const meaningOf = (code: string, value: unknown) => {
    const asking = instruments.filter(({ items }) => items.some((item) => item.code === code));
    const choices = asking.flatMap((instrument) => choicesOf(instrument, code));
    const picked = Array.isArray(value) ? value : [value];
    const labels = picked.flatMap((one) => choices.find((choice) => choice.value === one) ?? []);
    return {
      question: asking[0]?.items.find((item) => item.code === code)?.text[locale] ?? null,
      answer: labels.map(({ text }) => text[locale]).join(', ') || null,
    };
  };
  const rows = submissions.flatMap((submission) =>
    Object.entries((submission['answers'] ?? {}) as Row).map(([code, value]) => {
      const { question, answer } = meaningOf(code, value);
      const { questionnaire, submittedAt } = submission;
      const of = questionnaire === undefined ? 'ABANDON' : words(questionnaire);
      return [of, words(submittedAt), code, question, words(value), answer];
    }),
  );
  return csvFile(ANSWER_COLUMNS, rows);
}

export function exercisesText(filled: readonly Row[], course: Course, locale: Locale): string {
  const texts = OWN_DATA_TEXTS[locale];
  const chapters = course.modules.flatMap((module) => module.chapters);
  const parts = filled.map(({ chapterId, exerciseId, writtenOn, answers }) => {
    const chapter = chapters.find(({ id }) => id === chapterId)?.text[locale];
    const exercise = elementsOf(chapter?.body ?? []).find(
      (element) => element.name === 'exercise' && element.id === exerciseId,
    );
    const elements = exercise?.name === 'exercise' ? elementsOf(exercise.children) : [];
    const lines = Object.entries((answers ?? {}) as Record<string, string | number>).map(
      ([id, value]) => {
        const field = elements.find((element) => element.name === 'answer' && element.id === id);
        const said = field?.name === 'answer' ? answerWords({ field, value }) : String(value);
        return `**${field?.name === 'answer' ? field.label : id}**\n\n${said}\n`;
      },
    );
    const title = chapter?.title ?? words(chapterId) ?? '';
    const own =
      exercise?.name === 'exercise' && exercise.title ? exercise.title : words(exerciseId);
    const name = [own, words(writtenOn)].filter(Boolean).join(', ');
    return `## ${title} (${name})\n\n${lines.join('\n')}`;
  });
  return `# ${texts.exercises}\n\n${parts.join('\n') || texts.noExercise}\n`;
}
