import {
  answeredItems,
  bandOf,
  raisedAlerts,
  type Instrument,
  type InstrumentScore,
  type Questionnaire,
} from '@aube/content';
import type { questionnaireAnswers } from '@aube/db/schema';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { scoreChange } from './rules/score-change.ts';
import { scoreHelp } from './rules/score-help.ts';
import { shownAnswers } from './answers-input.ts';

const answerOutput = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const resultOutput = z.object({
  score: z.string(),
  name: z.string(),
  value: z.number().nullable(),
  /** Number of answered items. The total is an estimate when an item has no answer. */
  answered: z.object({ given: z.number(), of: z.number() }),
  range: z.tuple([z.number(), z.number()]),
  higherIs: z.enum(['better', 'worse']),
  validated: z.boolean(),
  band: z.object({ code: z.string(), label: z.string(), summary: z.string() }).nullable(),
  /** Null for S0, when a score is missing, or when the items or the scale have changed. */
  change: z
    .object({ points: z.number(), verdict: z.enum(['better', 'same', 'worse']).nullable() })
    .nullable(),
  /**
   * True when one answer is alarming. The page must then not reassure, even with a good total
   * score.
   * @decision D33
   */
  isAlarming: z.boolean(),
  help: z
    .object({
      chapter: z
        .object({ number: z.number(), title: z.string(), moduleNumber: z.number() })
        .nullable(),
    })
    .nullable(),
});

/**
 * Instruments that the site no longer has. The stored scores of these instruments cannot be
 * interpreted.
 */
const retiredOutput = z.object({
  instruments: z.array(z.string()),
  scores: z.array(z.object({ score: z.string(), value: z.number().nullable() })),
});

export const answersOutput = z.object({
  id: z.number(),
  code: z.string(),
  status: z.enum(['draft', 'submitted']),
  submittedAt: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number(),
  answers: z.record(z.string(), answerOutput),
  scores: z.record(z.string(), z.number().nullable()).nullable(),
  results: z.array(resultOutput),
  retired: retiredOutput.nullable(),
});
export type AnswersOutput = z.infer<typeof answersOutput>;

export type AnswersRow = typeof questionnaireAnswers.$inferSelect;
type Row = AnswersRow;

const findInstrument = (
  { questionnaires }: Pick<Context, 'questionnaires'>,
  { id, version }: Row['instruments'][number],
) => questionnaires.instruments.find((each) => each.id === id && String(each.version) === version);

export function askedInstruments(
  ctx: Pick<Context, 'questionnaires'>,
  row: Pick<Row, 'instruments'>,
) {
  return row.instruments.flatMap((each) => findInstrument(ctx, each) ?? []);
}

function retiredOf(ctx: Pick<Context, 'questionnaires'>, row: Row): AnswersOutput['retired'] {
  const gone = row.instruments.filter((each) => !findInstrument(ctx, each));
  if (gone.length === 0) return null;
  const known = askedInstruments(ctx, row).flatMap(({ scores }) => scores.map(({ id }) => id));
  return {
    instruments: gone.map(({ id }) => id),
    scores: Object.entries(row.scores ?? {})
      .filter(([score]) => !known.includes(score))
      .map(([score, value]) => ({ score, value })),
  };
}

/** Items and scale of a score. Two scores can be compared only when items and scales are equal. */
const countingOf =
  ({ id }: Instrument) =>
  ({ id: score, items, range }: Instrument['scores'][number]) =>
    JSON.stringify([id, score, items, range]);

type Shown = Pick<Context, 'questionnaires' | 'course' | 'locale'>;

function helpOf(
  { course, locale }: Shown,
  { rule, bandCode }: { rule: InstrumentScore; bandCode: string | null },
) {
  const help = scoreHelp({ ...rule, score: rule.id, bandCode });
  if (!help) return null;
  const place = course.modules.flatMap(({ number: moduleNumber, chapters }) =>
    chapters.map(({ id, number, text }) => ({ id, number, moduleNumber, text })),
  );
  const found = place.find(({ id }) => id === help.chapterId);
  return {
    chapter: found
      ? { number: found.number, title: found.text[locale].title, moduleNumber: found.moduleNumber }
      : null,
  };
}

function resultsOf(ctx: Shown, row: Row, baseline: Row | null) {
  const { scores } = row;
  if (!scores) return [];
  const before = baseline === null ? [] : askedInstruments(ctx, baseline);
  const countedBefore = new Set(before.flatMap((each) => each.scores.map(countingOf(each))));
  return askedInstruments(ctx, row).flatMap((instrument) => {
    const isAlarming = raisedAlerts(instrument, row.answers).some(
      ({ alert }) => alert === 'crisis',
    );
    return instrument.scores.map((rule) => {
      const value = scores[rule.id] ?? null;
      const band = value === null ? null : bandOf(rule, value);
      const isCountedAlike = countedBefore.has(countingOf(instrument)(rule));
      const valueBefore = isCountedAlike ? baseline?.scores?.[rule.id] : null;
      return {
        score: rule.id,
        name: rule.name[ctx.locale],
        value,
        answered: answeredItems(instrument, rule, row.answers),
        range: rule.range,
        higherIs: rule.higherIs,
        validated: instrument.validated,
        band: band && {
          code: band.code,
          label: band.label[ctx.locale],
          summary: band.summary[ctx.locale],
        },
        change: scoreChange(valueBefore ?? null, value, {
          higherIs: rule.higherIs,
          threshold: rule.changeThreshold ?? null,
        }),
        isAlarming,
        help: helpOf(ctx, { rule, bandCode: band?.code ?? null }),
      };
    });
  });
}

export function answersOutputOf(
  ctx: Shown,
  questionnaire: Questionnaire,
  row: Row,
  rows: readonly Row[],
): AnswersOutput {
  const baseline = rows.find((each) => each.questionnaire === 'S0' && each.id !== row.id) ?? null;
  const { id, submittedAt, updatedAt, version, scores } = row;
  return {
    id,
    code: row.questionnaire,
    status: submittedAt === null ? 'draft' : 'submitted',
    submittedAt: submittedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    version,
    answers: shownAnswers(questionnaire, row),
    scores,
    results: resultsOf(ctx, row, baseline),
    retired: submittedAt === null ? null : retiredOf(ctx, row),
  };
}
