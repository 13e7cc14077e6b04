import { choicesOf, type Instrument, type InstrumentItem, type Questionnaire } from '@aube/content';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { crisisPanel, crisisPanelOutput } from '../record/crisis-panel.ts';
import { getQuestionnaire } from './record/questionnaire-of.ts';
import { eventAnswers } from './rules/event-answers.ts';

const nullableText = z.string().nullable();

const itemOutput = z.object({
  code: z.string(),
  text: z.string(),
  hint: nullableText,
  type: z.enum(['choice', 'choices', 'number', 'text']),
  required: z.boolean(),
  declinable: z.boolean(),
  choices: z.array(
    z.object({
      value: z.union([z.string(), z.number()]),
      text: z.string(),
      exclusive: z.boolean(),
    }),
  ),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: nullableText,
  maxLength: z.number().nullable(),
  /** Answers for which the client shows the crisis panel at once, before the server replies. */
  crisisAnswers: z.array(z.union([z.string(), z.number()])),
  /** Answers for which the client offers to alert staff before the questionnaire is submitted. */
  eventAnswers: z.array(z.union([z.string(), z.number()])),
});
export type DefinitionItem = z.infer<typeof itemOutput>;

export const definitionOutput = z.object({
  code: z.string(),
  title: z.string(),
  introduction: z.string(),
  groups: z.array(
    z.object({
      code: z.string(),
      version: z.number(),
      title: z.string(),
      recall: nullableText,
      introduction: nullableText,
      notice: nullableText,
      validated: z.boolean(),
      items: z.array(itemOutput),
    }),
  ),
  crisis: crisisPanelOutput.nullable(),
});
export type Definition = z.infer<typeof definitionOutput>;

type Asked = { source: string; instrument: Instrument; item: InstrumentItem };

function itemOf({ source, instrument, item }: Asked, locale: Context['locale']): DefinitionItem {
  return {
    code: item.code,
    text: item.text[locale],
    hint: item.hint?.[locale] ?? null,
    type: item.type,
    required: item.required,
    declinable: item.declinable,
    choices: choicesOf(instrument, item.code).map(({ value, text, exclusive }) => ({
      value,
      text: text[locale],
      exclusive,
    })),
    min: item.type === 'number' ? item.min : null,
    max: item.type === 'number' ? item.max : null,
    unit: (item.type === 'number' && item.unit?.[locale]) || null,
    maxLength: item.type === 'text' ? item.maxLength : null,
    crisisAnswers: instrument.alerts
      .filter((each) => each.alert === 'crisis' && each.item === item.code)
      .flatMap(({ isOneOf }) => isOneOf),
    eventAnswers: eventAnswers({ instrument, item: item.code, source }),
  };
}

export function definitionOf(
  ctx: Pick<Context, 'questionnaires' | 'locale'>,
  questionnaire: Questionnaire,
): Definition {
  const { locale } = ctx;
  const canAlarm = questionnaire.instruments.some(({ alerts }) =>
    alerts.some(({ alert }) => alert === 'crisis'),
  );
  return {
    code: questionnaire.code,
    title: questionnaire.title[locale],
    introduction: questionnaire.introduction[locale],
    groups: questionnaire.instruments.map((instrument) => ({
      code: instrument.id,
      version: instrument.version,
      title: instrument.title[locale],
      recall: instrument.recall?.[locale] ?? null,
      introduction: instrument.introduction?.[locale] ?? null,
      notice: instrument.licence.notice?.[locale] ?? null,
      validated: instrument.validated,
      items: instrument.items.map((item) =>
        itemOf({ source: questionnaire.code, instrument, item }, locale),
      ),
    })),
    crisis: canAlarm ? crisisPanel(ctx, null) : null,
  };
}

export function itemsOf(questionnaire: Questionnaire): DefinitionItem[] {
  return questionnaire.instruments.flatMap((instrument) =>
    instrument.items.map((item) => itemOf({ source: questionnaire.code, instrument, item }, 'fr')),
  );
}

const SAFETY = 'safety';

/**
 * Safety questions of S0, for « Ma santé a changé ».
 * @throws NOT_FOUND when the site's S0 has no safety questions
 * @decision D69
 */
export function healthQuestionnaire(ctx: Pick<Context, 'questionnaires'>): Questionnaire {
  const starting = getQuestionnaire(ctx, 'S0');
  const instruments = starting.instruments.filter(({ id }) => id === SAFETY);
  if (instruments.length === 0) throw new AppError('NOT_FOUND');
  return { ...starting, instruments };
}
