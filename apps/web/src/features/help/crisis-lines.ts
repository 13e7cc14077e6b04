import type { Locale } from '../../lib/locale.ts';

export interface CrisisLine {
  /** What to dial, as it is written and as a telephone reads it. */
  readonly number: string;
  readonly tel: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly when: Readonly<Record<Locale, string>>;
}

/** Where help is in a crisis: content, kept apart from code so that it can be checked and changed. @decision D33 */
export const crisisLines: readonly CrisisLine[] = [
  {
    number: '911',
    tel: '911',
    name: { fr: 'Danger immédiat', en: 'Immediate danger' },
    when: {
      fr: 'Si votre vie, ou celle de quelqu’un d’autre, est en danger.',
      en: 'If your life, or someone else’s, is in danger.',
    },
  },
  {
    number: '9-8-8',
    tel: '988',
    name: {
      fr: 'Ligne d’aide en cas de crise de suicide',
      en: 'Suicide Crisis Helpline',
    },
    when: {
      fr: 'Partout au Canada, par appel ou par texto, jour et nuit, en français et en anglais.',
      en: 'Anywhere in Canada, by call or text, day and night, in English and French.',
    },
  },
  {
    number: '1 866 APPELLE (277-3553)',
    tel: '18662773553',
    name: { fr: 'Prévention du suicide, Québec', en: 'Suicide prevention, Québec' },
    when: {
      fr: 'Au Québec, jour et nuit. Par texto : 535353.',
      en: 'In Québec, day and night. By text: 535353.',
    },
  },
  {
    number: '811',
    tel: '811',
    name: { fr: 'Info-Santé et Info-Social', en: 'Info-Santé and Info-Social' },
    when: {
      fr: 'Une question de santé ou un moment difficile, sans urgence, jour et nuit.',
      en: 'A health question or a hard moment that is not an emergency, day and night.',
    },
  },
];
