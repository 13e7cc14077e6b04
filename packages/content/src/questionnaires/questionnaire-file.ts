import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

/** Questionnaires of the product. @source specification §3 */
export const QUESTIONNAIRE_CODES = ['PS', 'S0', 'S6', 'S12', 'S24', 'ABANDONMENT'] as const;
export type QuestionnaireCode = (typeof QUESTIONNAIRE_CODES)[number];

/** Possible results of the self-screening; no result is a diagnosis. */
export const SCREENING_RESULTS = [
  'suited',
  'suitedWithCare',
  'tooEarly',
  'opportunity',
  'noDifficulty',
  'underage',
] as const;
export type ScreeningResultCode = (typeof SCREENING_RESULTS)[number];

/** Questionnaire made of own questions by name, and of slots, in the order of display. */
export const questionnaireFileSchema = z.strictObject({
  code: z.enum(QUESTIONNAIRE_CODES),
  title: localised,
  introduction: localised,
  /** Added after the introduction when an answer can raise a crisis alert. */
  introductionOfHelp: localised.optional(),
  sections: z
    .array(z.union([z.strictObject({ instrument: kebab }), z.strictObject({ slot: kebab })]))
    .min(1),
  results: z
    .array(z.strictObject({ code: z.enum(SCREENING_RESULTS), title: localised, text: localised }))
    .default([]),
});

/** Settings of a site (`questionnaires/settings.json`; the site's file is in `CONTENT_DIR`). */
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
