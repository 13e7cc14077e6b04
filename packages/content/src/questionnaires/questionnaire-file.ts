import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

/** The questionnaires of the product. @source specification §3 */
export const QUESTIONNAIRE_CODES = ['PS', 'S0', 'S6', 'S12', 'S24', 'ABANDONMENT'] as const;
export type QuestionnaireCode = (typeof QUESTIONNAIRE_CODES)[number];

/** What the self-screening can conclude; none of it is a diagnosis. */
export const SCREENING_RESULTS = [
  'suited',
  'suitedWithCare',
  'tooEarly',
  'opportunity',
  'noDifficulty',
  'underage',
] as const;
export type ScreeningResultCode = (typeof SCREENING_RESULTS)[number];

/** A questionnaire: own questions by name and slots, in the order in which they are asked. */
export const questionnaireFileSchema = z.strictObject({
  code: z.enum(QUESTIONNAIRE_CODES),
  title: localised,
  introduction: localised,
  /** What follows it where an answer would call for help; a site that asks no such thing promises none. */
  introductionOfHelp: localised.optional(),
  sections: z
    .array(z.union([z.strictObject({ instrument: kebab }), z.strictObject({ slot: kebab })]))
    .min(1),
  /** What the self-screening says, result by result. */
  results: z
    .array(z.strictObject({ code: z.enum(SCREENING_RESULTS), title: localised, text: localised }))
    .default([]),
});

/** What a site decides (`questionnaires/settings.json`, its own in `CONTENT_DIR`). */
export const settingsFileSchema = z.strictObject({
  /** The instrument in each slot; null leaves it empty. */
  slots: z.record(kebab, kebab.nullable()),
  /** Whether the self-screening may open a registration, and for which establishment. */
  openRegistration: z.strictObject({
    enabled: z.boolean(),
    establishmentReferenceCode: line.nullable(),
  }),
});

export type QuestionnaireFile = z.infer<typeof questionnaireFileSchema>;
export type QuestionnaireSettings = z.infer<typeof settingsFileSchema>;
