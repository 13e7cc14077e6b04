import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const code = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/u, 'must be letters, digits and single _')
  .max(40);

/** The code is stored. `points`: value of a choice when the code is not a number. */
const choiceSchema = z.strictObject({
  value: z.union([z.int(), code]),
  points: z.int().optional(),
  text: localised,
  exclusive: z.boolean().default(false),
});

const itemBase = {
  code,
  text: localised,
  hint: localised.optional(),
  required: z.boolean().default(true),
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

/** Band of scores. The band begins at `from` and ends where the next band begins. */
const bandSchema = z.strictObject({ code, from: z.int(), label: localised, summary: localised });

/** Sum of the points of the items, multiplied by `multiplier`. Some items may count in reverse. */
const scoreSchema = z.strictObject({
  id: code,
  name: localised,
  items: z.array(code).min(1),
  reversed: z.array(code).default([]),
  multiplier: z.int().min(1).default(1),
  /**
   * Maximum number of unanswered items. An unanswered item counts as the mean of the answered
   * items.
   */
  missingAtMost: z.int().min(0).default(0),
  range: z.tuple([z.int(), z.int()]),
  higherIs: z.enum(['better', 'worse']),
  bands: z.array(bandSchema).min(1),
  /** Smallest difference from the score of S0 that counts as a change. */
  changeThreshold: z.int().min(1).optional(),
});

const conditionSchema = z.strictObject({
  item: code,
  isOneOf: z.array(z.union([z.int(), code])).min(1),
});

const scoreConditionSchema = z.strictObject({ score: code, atLeast: z.int() });

/**
 * One version of an instrument, or of a page of the product's own questions
 * (`instruments/<id>/<version>.json`).
 */
export const instrumentFileSchema = z.strictObject({
  id: kebab,
  version: z.int().min(1),
  /** Slots that the instrument may fill; empty for the product's own questions. */
  slots: z.array(kebab).default([]),
  /** Name for staff members and exports. */
  name: localised,
  /** Title for the participant. */
  title: localised,
  /** False for the product's own questions, which have no validated score. */
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
    notice: localised.optional(),
  }),
  recall: localised.optional(),
  introduction: localised.optional(),
  answerSets: z.record(kebab, z.array(choiceSchema).min(2)),
  items: z.array(itemSchema).min(1),
  scores: z.array(scoreSchema).default([]),
  flags: z
    .array(
      conditionSchema.extend({
        flag: code,
        /**
         * True for a question about the person's whole life. Only staff members can then remove
         * the flag.
         */
        isLasting: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The alert `crisis` also shows the crisis panel immediately. */
  alerts: z.array(conditionSchema.extend({ alert: code })).default([]),
  scoreAlerts: z.array(scoreConditionSchema.extend({ alert: code })).default([]),
  scoreFlags: z.array(scoreConditionSchema.extend({ flag: code })).default([]),
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
