import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

/** The questionnaires of the product. @source specification §3 */
export const QUESTIONNAIRE_CODES = ['PS', 'S0', 'S6', 'S12', 'S24', 'ABANDONMENT'] as const;
export type QuestionnaireCode = (typeof QUESTIONNAIRE_CODES)[number];

/** Possible results of the self-screening; none is a diagnosis. */
export const SCREENING_RESULTS = [
  'suited',
  'suitedWithCare',
  'tooEarly',
  'opportunity',
  'noDifficulty',
  'underage',
] as const;
export type ScreeningResultCode = (typeof SCREENING_RESULTS)[number];

/** A questionnaire: own questions by name, and slots, in the order of asking. */
export const questionnaireFileSchema = z.strictObject({
  code: z.enum(QUESTIONNAIRE_CODES),
  title: localised,
  introduction: localised,
  /** Follows the introduction when an answer can call for help. */
  introductionOfHelp: localised.optional(),
  sections: z
    .array(z.union([z.strictObject({ instrument: kebab }), z.strictObject({ slot: kebab })]))
    .min(1),
  /** Texts of the self-screening's results. */
  results: z
    .array(z.strictObject({ code: z.enum(SCREENING_RESULTS), title: localised, text: localised }))
    .default([]),
});

/** Settings of a site (`questionnaires/settings.json`, its own in `CONTENT_DIR`). */
export const settingsFileSchema = z.strictObject({
  /** Instrument of each slot; null leaves the slot empty. */
  slots: z.record(kebab, kebab.nullable()),
  /** Decides if the self-screening may open a registration, and for which establishment. */
  openRegistration: z.strictObject({
    enabled: z.boolean(),
    establishmentReferenceCode: line.nullable(),
  }),
});

export type QuestionnaireFile = z.infer<typeof questionnaireFileSchema>;
export type QuestionnaireSettings = z.infer<typeof settingsFileSchema>;
