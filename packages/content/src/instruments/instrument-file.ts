import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const code = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/u, 'must be letters, digits and single _')
  .max(40);

/** Possible answer. The code is stored; `points` give the value when the code is not a number. */
const choiceSchema = z.strictObject({
  value: z.union([z.int(), code]),
  points: z.int().optional(),
  text: localised,
  /** True for the answer that excludes all other answers of a list (« Aucun »). */
  exclusive: z.boolean().default(false),
});

const itemBase = {
  code,
  text: localised,
  hint: localised.optional(),
  required: z.boolean().default(true),
  /** True when « Je préfère ne pas répondre » is offered. */
  declinable: z.boolean().default(false),
};

const itemSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...itemBase, type: z.literal('choice'), answers: kebab }),
  z.strictObject({ ...itemBase, type: z.literal('choices'), answers: kebab }),
  z.strictObject({
    ...itemBase,
    type: z.literal('number'),
    min: z.int(),
    max: z.int(),
    unit: localised.optional(),
  }),
  z.strictObject({ ...itemBase, type: z.literal('text'), maxLength: z.int().min(1).max(4000) }),
]);

/**
 * Band of scores from `from` up to the next band, with texts for staff members and for the
 * participant.
 */
const bandSchema = z.strictObject({ code, from: z.int(), label: localised, summary: localised });

/** Sum of points, reversed for some items, times `multiplier`. */
const scoreSchema = z.strictObject({
  id: code,
  name: localised,
  items: z.array(code).min(1),
  reversed: z.array(code).default([]),
  multiplier: z.int().min(1).default(1),
  /**
   * Maximum of unanswered items, each replaced by the mean of the answered items. With more
   * unanswered items there is no score.
   */
  missingAtMost: z.int().min(0).default(0),
  range: z.tuple([z.int(), z.int()]),
  higherIs: z.enum(['better', 'worse']),
  bands: z.array(bandSchema).min(1),
  /** Smallest difference since S0 that counts as a change. */
  changeThreshold: z.int().min(1).optional(),
});

/** True when the item's answer is one of these codes. */
const conditionSchema = z.strictObject({
  item: code,
  isOneOf: z.array(z.union([z.int(), code])).min(1),
});

/**
 * One version of an instrument, or of a page of the product's own questions
 * (`instruments/<id>/<version>.json`).
 */
export const instrumentFileSchema = z.strictObject({
  id: kebab,
  version: z.int().min(1),
  /**
   * Slots that the instrument may fill; empty for own questions that a questionnaire names
   * directly.
   */
  slots: z.array(kebab).default([]),
  /** Name for staff members and exports. */
  name: localised,
  /** Title for the participant. */
  title: localised,
  /** False for own questions: their score may be used only as a description. */
  validated: z.boolean(),
  licence: z.strictObject({
    /**
     * `own` and `free` instruments may be in the repository; `licensed` instruments need an
     * activation record.
     */
    kind: z.enum(['own', 'free', 'licensed']),
    holder: line,
    terms: line,
    source: line.optional(),
    /** Notice that must be shown next to the questions. */
    notice: localised.optional(),
  }),
  recall: localised.optional(),
  introduction: localised.optional(),
  answerSets: z.record(kebab, z.array(choiceSchema).min(2)),
  items: z.array(itemSchema).min(1),
  scores: z.array(scoreSchema).default([]),
  /** Safety flags of decision D33. */
  flags: z
    .array(
      conditionSchema.extend({
        flag: code,
        /**
         * True for a question about the whole life: only staff members remove the flag, and a
         * later answer never does.
         */
        isLasting: z.boolean().default(false),
      }),
    )
    .default([]),
  /**
   * Alerts that staff members must acknowledge; `crisis` also shows the crisis panel immediately.
   */
  alerts: z.array(conditionSchema.extend({ alert: code })).default([]),
  /** Alerts for submitted answers with a score of at least `atLeast`. */
  scoreAlerts: z.array(z.strictObject({ alert: code, score: code, atLeast: z.int() })).default([]),
  /** Example answers with the scores that the code must compute. */
  examples: z
    .array(
      z.strictObject({
        answers: z.record(code, z.union([z.int(), code, z.array(code)])),
        scores: z.record(code, z.int().nullable()),
      }),
    )
    .default([]),
});

export type InstrumentFile = z.infer<typeof instrumentFileSchema>;
export type InstrumentItem = InstrumentFile['items'][number];
export type InstrumentChoice = z.infer<typeof choiceSchema>;
export type InstrumentScore = z.infer<typeof scoreSchema>;
export type InstrumentBand = z.infer<typeof bandSchema>;
