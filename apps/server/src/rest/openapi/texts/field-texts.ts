import type { Locale, Localised } from '@aube/content/locale';
import { entities, units, type Field, type FieldRule } from '@aube/dictionary';

function formOf({ kind }: FieldRule): Localised {
  if (kind === 'clockTime') return { fr: ', HH:MM', en: ', HH:MM' };
  if (kind === 'percent') return { fr: ', en pour cent', en: ', in per cent' };
  if (kind !== 'minutes') return { fr: '', en: '' };
  return { fr: `, en ${units.minutes.fr}`, en: `, in ${units.minutes.en}` };
}

const unanswered: Localised = { fr: '; nul sans réponse', en: '; null without an answer' };

/** Meaning of a field with its unit, and null when an answer may be missing. */
function textOf(field: Field & FieldRule, locale: Locale): string {
  const mayLack = !field.isRequired && !field.isComputed && field.privacy === 'health';
  return `${field.meaning[locale]}${formOf(field)[locale]}${mayLack ? unanswered[locale] : ''}.`;
}

export const dictionaryTexts: Readonly<Record<string, Localised>> = Object.fromEntries(
  entities
    .flatMap(([, { fields }]) => Object.values(fields))
    .filter(({ isInRest }) => isInRest !== false)
    .map((field) => [field.french, { fr: textOf(field, 'fr'), en: textOf(field, 'en') }]),
);
