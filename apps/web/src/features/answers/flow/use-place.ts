import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fieldIdOf } from '../question/question-props.ts';
import { type Place, placeOf, searchOf } from '../model/place.ts';

/**
 * Keeps the position in the address, so Back goes one page back and a change of language keeps it.
 * A new position starts at its heading, or at the linked question.
 */
export function usePlace(pageCount: number): { place: Place; go: (place: Place) => void } {
  const [path, navigate] = useLocation();
  // Deferred like the page itself, so the last step stays until the code of the next one is loaded.
  const search = useDeferredValue(useSearch());
  const place = placeOf(search, pageCount);
  const shown = searchOf(place);
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const code = location.hash.slice(1);
    const field = code ? document.getElementById(fieldIdOf(code)) : null;
    if (field) {
      field.focus();
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [shown]);
  return { place, go: (next) => navigate(path + searchOf(next)) };
}
