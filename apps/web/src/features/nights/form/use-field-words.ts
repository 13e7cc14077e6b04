import { useLingui } from '@lingui/react/macro';
import { partOfDay } from '../words.ts';
import { useWords } from '../use-words.ts';
import { useDates } from '../../../lib/dates.ts';
import type { ClockField, NightForm } from './night-form.ts';
import { dateOfField } from './placed-field.ts';
import { figureOf, type NightPlace } from './review-night.ts';

/** Echoes a typed time with its day: « 22 h 30, le lundi 5 au soir ». @decision D11 */
export function useTimeEcho(place: Pick<NightPlace, 'date' | 'timeZone'>) {
  const { t } = useLingui();
  const { echo } = useWords();
  const dates = useDates();
  return (form: NightForm, field: ClockField): string | null => {
    const time = figureOf(form, field);
    const date = dateOfField(form, field, place);
    if (time === null || date === null) return null;
    const clock = echo(time);
    const day = dates.weekday(date);
    switch (partOfDay(time)) {
      case 'midnight':
        return t`${clock}, à minuit, au début du ${day}`;
      case 'afterMidnight':
        return t`${clock}, le ${day} après minuit`;
      case 'morning':
        return t`${clock}, le ${day} au matin`;
      case 'noon':
        return t`${clock}, le ${day} à midi`;
      case 'afternoon':
        return t`${clock}, le ${day} dans l’après-midi`;
      case 'evening':
        return t`${clock}, le ${day} au soir`;
    }
  };
}
