export type Place =
  | { readonly kind: 'introduction' }
  /** `isRevisit`: the review opened the page, and the page leads back to the review. */
  | { readonly kind: 'page'; readonly number: number; readonly isRevisit: boolean }
  | { readonly kind: 'review' };

const parameter = 'page';
const reviewValue = 'verification';
const revisitParameter = 'revoir';

export function placeOf(search: string, pageCount: number): Place {
  const query = new URLSearchParams(search);
  const value = query.get(parameter);
  if (value === reviewValue) return { kind: 'review' };
  const number = /^[1-9]\d{0,2}$/.test(value ?? '') ? Number(value) : 0;
  if (number < 1 || number > pageCount) return { kind: 'introduction' };
  return { kind: 'page', number, isRevisit: query.has(revisitParameter) };
}

export function searchOf(place: Place): string {
  switch (place.kind) {
    case 'introduction':
      return '';
    case 'review':
      return `?${parameter}=${reviewValue}`;
    case 'page':
      return `?${parameter}=${place.number}${place.isRevisit ? `&${revisitParameter}=1` : ''}`;
  }
}

export function pageAt(number: number): Place {
  return { kind: 'page', number, isRevisit: false };
}

export function isPastStart(place: Place): boolean {
  return place.kind === 'review' || (place.kind === 'page' && place.number > 1);
}

export function nextPlace(place: Place, pageCount: number): Place {
  if (place.kind === 'introduction') return pageAt(1);
  if (place.kind === 'review' || place.isRevisit) return { kind: 'review' };
  return place.number < pageCount ? pageAt(place.number + 1) : { kind: 'review' };
}

export function previousPlace(place: Place, pageCount: number): Place {
  if (place.kind === 'review') return pageAt(pageCount);
  if (place.kind === 'introduction') return place;
  if (place.isRevisit) return { kind: 'review' };
  return place.number > 1 ? pageAt(place.number - 1) : { kind: 'introduction' };
}
