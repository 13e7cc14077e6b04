import { dictionaryVersion, entities, units, type Entity } from '@aube/dictionary';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { openProcedure } from '../trpc.ts';

const fieldOutput = z.object({
  name: z.string(),
  /** Field name in REST; null for a field that exists only in files. */
  french: z.string().nullable(),
  column: z.string(),
  label: z.string(),
  meaning: z.string(),
  kind: z.enum([
    'clockTime',
    'minutes',
    'count',
    'number',
    'percent',
    'choice',
    'oneOf',
    'someOf',
    'yesNo',
    'text',
    'date',
    'instant',
    'naps',
    'object',
  ]),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  maxLength: z.number().nullable(),
  choices: z
    .array(
      z.object({
        value: z.union([z.string(), z.number()]),
        french: z.union([z.string(), z.number()]),
        text: z.string(),
      }),
    )
    .nullable(),
  required: z.boolean(),
  privacy: z.enum(['secret', 'health', 'identity', 'staff', 'none']),
});
type FieldOutput = z.infer<typeof fieldOutput>;

const dictionaryOutput = z.object({
  version: z.number(),
  entities: z.array(
    z.object({
      name: z.string(),
      french: z.string(),
      label: z.string(),
      fields: z.array(fieldOutput),
    }),
  ),
});

type Values = Pick<FieldOutput, 'unit' | 'min' | 'max' | 'maxLength' | 'choices'>;

function valuesOf(field: Entity['fields'][string], locale: Context['locale']): Values {
  const none = { unit: null, min: null, max: null, maxLength: null, choices: null };
  if (field.kind === 'minutes' || field.kind === 'count') {
    const { unit, minimum: min = null, maximum: max = null } = field;
    return { ...none, unit: units[unit][locale], min, max };
  }
  if (field.kind === 'choice') {
    const { minimum: min, maximum: max } = field;
    const choices = field.choices.map((text, index) => {
      const value = min + index;
      return { value, french: value, text: text[locale] };
    });
    return { ...none, min, max, choices };
  }
  if (field.kind === 'oneOf' || field.kind === 'someOf') {
    const choices = Object.entries(field.codes).map(([value, { french, label }]) => ({
      value,
      french,
      text: label[locale],
    }));
    return { ...none, choices };
  }
  return field.kind === 'text' ? { ...none, maxLength: field.maximumLength ?? null } : none;
}

/** Every field of the product with its names and texts, in the caller's language. */
export const getDictionary = openProcedure
  .output(dictionaryOutput)
  .query(({ ctx: { locale } }) => ({
    version: dictionaryVersion,
    entities: entities.map(([name, { french, label, fields }]) => ({
      name,
      french,
      label: label[locale],
      fields: Object.entries(fields).map(([fieldName, field]) => ({
        name: fieldName,
        french: field.isInRest === false ? null : field.french,
        column: field.column ?? field.french,
        label: field.label[locale],
        meaning: field.meaning[locale],
        kind: field.kind,
        ...valuesOf(field, locale),
        required: field.isRequired,
        privacy: field.privacy,
      })),
    })),
  }));
