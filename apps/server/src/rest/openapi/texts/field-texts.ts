import type { Locale, Localised } from '@aube/content/locale';
import { entities, units, type Field, type FieldRule } from '@aube/dictionary';

function formOf({ kind }: FieldRule): Localised {
  if (kind === 'clockTime') return { fr: ', HH:MM', en: ', HH:MM' };
  if (kind === 'percent') return { fr: ', en pour cent', en: ', in per cent' };
  if (kind !== 'minutes') return { fr: '', en: '' };
  return { fr: `, en ${units.minutes.fr}`, en: `, in ${units.minutes.en}` };
}

const unanswered: Localised = { fr: '; nul sans réponse', en: '; null without an answer' };

function textOf(field: Field & FieldRule, locale: Locale): string {
  const isOptionalAnswer = !field.isRequired && !field.isComputed && field.privacy === 'health';
  return `${field.meaning[locale]}${formOf(field)[locale]}${isOptionalAnswer ? unanswered[locale] : ''}.`;
}

/**
 * Descriptions of all French field names in the dictionary. `shared`: descriptions of names with
 * several meanings.
 * @throws when two entities describe one name differently and `shared` has no description
 */
export function dictionaryTexts(
  shared: Readonly<Record<string, Localised>>,
): Readonly<Record<string, Localised>> {
  const texts: Record<string, Localised> = { ...shared };
  const fields = entities.flatMap(([, entity]) => Object.values(entity.fields));
  for (const field of fields.filter(({ isInRest }) => isInRest !== false)) {
    const word = field.french;
    if (Object.hasOwn(shared, word)) continue;
    const text = { fr: textOf(field, 'fr'), en: textOf(field, 'en') };
    if (texts[word] && texts[word].fr !== text.fr) {
      throw new Error(`Two entities give “${word}” different meanings: it needs a shared text.`);
    }
    texts[word] = text;
  }
  return texts;
}
