/** The time of an instant on the reader's clock: « 9 h 02 ». */
export const timeOfInstant = (instant: string, locale: string): string =>
  new Date(instant).toLocaleTimeString(locale === 'en' ? 'en-CA' : 'fr-CA', { timeStyle: 'short' });
