import type { Locale, Localised } from '@aube/content/locale';
import { units, type NightField } from '@aube/dictionary';

type Worded = Pick<NightField, 'french' | 'meaning' | 'kind' | 'isRequired'>;

function formOf(kind: NightField['kind']): Localised {
  if (kind === 'clockTime') return { fr: ', HH:MM', en: ', HH:MM' };
  if (kind !== 'minutes') return { fr: '', en: '' };
  return { fr: `, en ${units.minutes.fr}`, en: `, in ${units.minutes.en}` };
}

const unanswered: Localised = { fr: '; nul sans réponse', en: '; null without an answer' };

/** The sentence of each French word: the meaning of its field, its unit, and null where it may stand. */
export function fieldTexts(fields: Readonly<Record<string, Worded>>): Record<string, Localised> {
  const textOf = ({ meaning, kind, isRequired }: Worded, locale: Locale) =>
    `${meaning[locale]}${formOf(kind)[locale]}${isRequired ? '' : unanswered[locale]}.`;
  return Object.fromEntries(
    Object.values(fields).map((field) => [
      field.french,
      { fr: textOf(field, 'fr'), en: textOf(field, 'en') },
    ]),
  );
}
