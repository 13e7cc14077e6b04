import { z } from 'zod';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

/** @source specification §3 */
export const QUESTIONNAIRE_CODES = ['PS', 'S0', 'S6', 'S12', 'S24', 'ABANDONMENT'] as const;
export type QuestionnaireCode = (typeof QUESTIONNAIRE_CODES)[number];

/** Results of the self-screening; no result is a diagnosis. */
export const SCREENING_RESULTS = [
  'suited',
  'suitedWithCare',
  'tooEarly',
  'opportunity',
  'noDifficulty',
  'underage',
] as const;
export type ScreeningResultCode = (typeof SCREENING_RESULTS)[number];

/** Pages in the order of display. Each page is a slot or a page of the product's own questions. */
export const questionnaireFileSchema = z.strictObject({
  code: z.enum(QUESTIONNAIRE_CODES),
  title: localised,
  introduction: localised,
  /** Text after the introduction, for a questionnaire whose answers can raise a crisis alert. */
  introductionOfHelp: localised.optional(),
  sections: z
    .array(z.union([z.strictObject({ instrument: kebab }), z.strictObject({ slot: kebab })]))
    .min(1),
  results: z
    .array(z.strictObject({ code: z.enum(SCREENING_RESULTS), title: localised, text: localised }))
    .default([]),
});

export const settingsFileSchema = z.strictObject({
  /** Instrument of each slot; null leaves the slot empty. */
  slots: z.record(kebab, kebab.nullable()),
  openRegistration: z.strictObject({
    enabled: z.boolean(),
    establishmentReferenceCode: line.nullable(),
  }),
});

export type QuestionnaireFile = z.infer<typeof questionnaireFileSchema>;
export type QuestionnaireSettings = z.infer<typeof settingsFileSchema>;
