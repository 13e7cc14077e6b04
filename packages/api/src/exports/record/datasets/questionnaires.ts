import {
  choicesOf,
  type Instrument,
  type InstrumentScore,
  type QuestionnaireLibrary,
} from '@aube/content';
import { person, score } from '@aube/dictionary';
import type { ColumnCode } from '../../rules/column.ts';
import { askedItems, columnsOfItem, programmeInstruments } from '../answer-columns.ts';
import { fieldColumn } from '../field-column.ts';
import { safeCode, type Column, type DatasetTable } from '../table.ts';

const GATES = ['S0', 'S6', 'S12', 'S24'] as const;

function submissionColumns({ questionnaires }: QuestionnaireLibrary): readonly Column[] {
  const source = { fr: 'Questionnaire', en: 'Questionnaire' };
  const codes = GATES.flatMap((value): ColumnCode[] => {
    const title = questionnaires.get(value)?.title;
    return title ? [{ value, label: title }] : [];
  });
  return [
    {
      name: 'questionnaire',
      label: { fr: 'Questionnaire', en: 'Questionnaire' },
      type: 'code',
      codes,
      source,
      sql: 'a.questionnaire',
    },
    {
      name: 'soumis_le',
      label: { fr: 'Envoi des réponses', en: 'Answers sent' },
      type: 'instant',
      source,
      sql: 'a.submitted_at',
    },
  ];
}

const locale = fieldColumn(person.fields.locale, {
  label: { fr: 'Langue des questions', en: 'Language of the questions' },
  source: { fr: 'Questionnaire', en: 'Questionnaire' },
  sql: 'a.locale',
});

const submitted = {
  from: 'join questionnaire_answers a on a.user_id = x.user_id',
  where: 'a.submitted_at is not null',
  period: { at: 'a.submitted_at' },
} as const;

export function answersTable(library: QuestionnaireLibrary): DatasetTable {
  const items = askedItems(programmeInstruments(library));
  return {
    ...submitted,
    name: 'answers',
    endsWithErasure: true,
    title: { fr: 'Réponses, une par ligne', en: 'Answers, one per row' },
    description: {
      fr: 'Une ligne par réponse à un questionnaire envoyé ; les réponses en mots n’y sont pas.',
      en: 'One row per answer to a questionnaire that was sent; answers in words are left out.',
    },
    columns: [
      ...submissionColumns(library),
      locale,
      {
        name: 'item',
        label: { fr: 'Question', en: 'Question' },
        type: 'code',
        codes: [...items].map(([value, { item }]) => ({ value, label: item.text })),
        source: { fr: 'Instrument', en: 'Instrument' },
        sql: 'r.item',
      },
      {
        name: 'valeur',
        label: {
          fr: 'Réponse : nombre ou code, séparés d’une espace s’il y en a plusieurs',
          en: 'Answer: number or code, separated by a space where there are several',
        },
        type: 'text',
        source: { fr: 'Instrument', en: 'Instrument' },
        sql: `case jsonb_typeof(r.value)
          when 'array' then (select string_agg(e.code, ' ' order by e.place)
            from jsonb_array_elements_text(r.value) with ordinality as e (code, place))
          else r.value #>> '{}' end`,
      },
    ],
    from: `${submitted.from}
      join lateral jsonb_each(a.answers) as r (item, value) on r.item = any(asked.items)`,
    where: `${submitted.where} and jsonb_typeof(r.value) <> 'null'`,
    order: 'a.submitted_at, a.questionnaire, r.item',
  };
}

/** One row per submission, one column per question. */
export function submissionsTable(library: QuestionnaireLibrary): DatasetTable {
  const items = askedItems(programmeInstruments(library));
  return {
    ...submitted,
    name: 'submissions',
    endsWithErasure: true,
    title: { fr: 'Questionnaires, un par ligne', en: 'Questionnaires, one per row' },
    description: {
      fr: 'Une ligne par questionnaire envoyé, une colonne par question, vide si l’instrument n’était pas demandé ; les réponses en mots n’y sont pas.',
      en: 'One row per questionnaire sent, one column per question, empty where the instrument was not asked; answers in words are left out.',
    },
    columns: [
      ...submissionColumns(library),
      locale,
      {
        name: 'instruments',
        label: {
          fr: 'Instruments qui ont posé les questions, avec leur version',
          en: 'Instruments that asked the questions, with their version',
        },
        type: 'text',
        source: { fr: 'Questionnaire', en: 'Questionnaire' },
        sql: `(select string_agg((i.one ->> 'id') || ':' || (i.one ->> 'version'), ' ' order by i.place)
          from jsonb_array_elements(a.instruments) with ordinality as i (one, place))`,
      },
      ...[...items.values()].flatMap((item) => columnsOfItem(item, 'a.answers')),
    ],
    order: 'a.submitted_at, a.questionnaire',
  };
}

/** True when the answer counts in a score. A declined answer has no points. */
function countsSql(instrument: Instrument, itemCode: string): string {
  const code = safeCode(itemCode);
  const values = choicesOf(instrument, itemCode).map(
    ({ value }) => `'${typeof value === 'number' ? value : safeCode(value)}'`,
  );
  return values.length === 0
    ? `coalesce(jsonb_typeof(a.answers -> '${code}') = 'number', false)`
    : `coalesce(a.answers ->> '${code}' in (${values.join(', ')}), false)`;
}

type Counted = (instrument: Instrument, score: InstrumentScore) => string;

/** Counts for the version of the instrument that the person answered; null for a gone version. */
function countSql(library: QuestionnaireLibrary, counted: Counted): string {
  const cases = programmeInstruments(library).flatMap((instrument) =>
    instrument.scores.map((each) => {
      const version = JSON.stringify([{ id: instrument.id, version: `${instrument.version}` }]);
      const isOf = `r.score = '${safeCode(each.id)}' and a.instruments @> '${version}'::jsonb`;
      return `when ${isOf} then ${counted(instrument, each)}`;
    }),
  );
  return cases.length === 0 ? 'null::integer' : `case ${cases.join('\n')} end`;
}

const givenSql: Counted = (instrument, { items }) =>
  items.map((code) => `${countsSql(instrument, code)}::int`).join(' + ');

const askedSql: Counted = (_instrument, { items }) => String(items.length);

export function scoresTable(library: QuestionnaireLibrary): DatasetTable {
  const scores = new Map(
    programmeInstruments(library).flatMap(({ scores: all }) => all.map((one) => [one.id, one])),
  );
  return {
    ...submitted,
    name: 'scores',
    title: { fr: 'Scores', en: 'Scores' },
    description: {
      fr: 'Une ligne par score d’un questionnaire envoyé ; vide si trop de réponses manquent, estimé si quelques-unes manquent ; pas de ligne si l’instrument n’était pas demandé.',
      en: 'One row per score of a questionnaire that was sent; empty where too many answers are missing, an estimate where a few are; no row where the instrument was not asked.',
    },
    columns: [
      ...submissionColumns(library),
      {
        name: score.fields.score.french,
        label: score.fields.score.label,
        type: 'code',
        codes: [...scores].map(
          ([
            value,
            {
              name,
              range: [least, most],
            },
          ]) => ({
            value,
            label: {
              fr: `${name.fr} (${least} à ${most})`,
              en: `${name.en} (${least} to ${most})`,
            },
          }),
        ),
        source: { fr: 'Instrument', en: 'Instrument' },
        sql: 'r.score',
      },
      fieldColumn(score.fields.value, {
        source: { fr: 'Calculé des réponses', en: 'Computed from the answers' },
        sql: `(r.value #>> '{}')::numeric`,
      }),
      fieldColumn(score.fields.answersGiven, {
        source: { fr: 'Réponses', en: 'Answers' },
        sql: countSql(library, givenSql),
      }),
      fieldColumn(score.fields.answersAsked, {
        source: { fr: 'Instrument', en: 'Instrument' },
        sql: countSql(library, askedSql),
      }),
    ],
    from: `${submitted.from}
      join lateral jsonb_each(a.scores) as r (score, value) on true`,
    order: 'a.submitted_at, a.questionnaire, r.score',
  };
}
