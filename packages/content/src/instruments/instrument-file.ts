import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const code = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/u, 'must be letters, digits and single _')
  .max(40);

/** One answer that can be picked: its code is stored, `points` count when the code is no number. */
const choiceSchema = z.strictObject({
  value: z.union([z.int(), code]),
  points: z.int().optional(),
  text: localised,
  /** In a list of several, the answer that excludes the others (« Aucun »). */
  exclusive: z.boolean().default(false),
});

const itemBase = {
  code,
  text: localised,
  hint: localised.optional(),
  required: z.boolean().default(true),
  /** Whether « Je préfère ne pas répondre » is offered. */
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

/** From `from` up to the next band: what staff read, and what the person reads. */
const bandSchema = z.strictObject({ code, from: z.int(), label: localised, summary: localised });

/** `sum` of points, some reversed, times `multiplier`. */
const scoreSchema = z.strictObject({
  id: code,
  name: localised,
  items: z.array(code).min(1),
  reversed: z.array(code).default([]),
  multiplier: z.int().min(1).default(1),
  /** Up to so many unanswered items take the mean of the others; with more there is no score. */
  missingAtMost: z.int().min(0).default(0),
  range: z.tuple([z.int(), z.int()]),
  higherIs: z.enum(['better', 'worse']),
  bands: z.array(bandSchema).min(1),
  /** A difference of so many points since S0 counts as a change. */
  changeThreshold: z.int().min(1).optional(),
});

/** True when the item's answer is one of these codes. */
const conditionSchema = z.strictObject({
  item: code,
  isOneOf: z.array(z.union([z.int(), code])).min(1),
});

/** One instrument, or one page of own questions, in one version (`instruments/<id>/<version>.json`). */
export const instrumentFileSchema = z.strictObject({
  id: kebab,
  version: z.int().min(1),
  /** The slots that it may fill; none for own questions that a questionnaire names directly. */
  slots: z.array(kebab).default([]),
  /** For staff and exports. */
  name: localised,
  /** For the person who answers. */
  title: localised,
  /** False for own questions: nothing but a description may be drawn from their score. */
  validated: z.boolean(),
  licence: z.strictObject({
    /** `own` and `free` may be in the repository; `licensed` needs an activation record. */
    kind: z.enum(['own', 'free', 'licensed']),
    holder: line,
    terms: line,
    source: line.optional(),
    /** The line that must be shown with the questions. */
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
        /** It asks about a whole life: another answer later does not lift it, staff do. */
        isLasting: z.boolean().default(false),
      }),
    )
    .default([]),
  /** What staff must acknowledge; `crisis` also shows the crisis panel at once. */
  alerts: z.array(conditionSchema.extend({ alert: code })).default([]),
  /** What staff must acknowledge of answers that were submitted: a score of `atLeast` or more. */
  scoreAlerts: z.array(z.strictObject({ alert: code, score: code, atLeast: z.int() })).default([]),
  /** Worked examples that the scoring must reproduce. */
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
