import type { Code } from './field.ts';

/** Answers of staff about an alert or a call. @decision console#taking-charge */
export const outcomeCodes = {
  reached: {
    french: 'personne_jointe',
    label: { fr: 'Personne jointe', en: 'Person reached' },
  },
  messageLeft: {
    french: 'message_laisse',
    label: { fr: 'Message laissé', en: 'Message left' },
  },
  elsewhere: {
    french: 'suivi_ailleurs',
    label: { fr: 'Suivi assuré ailleurs', en: 'Followed up elsewhere' },
  },
  other: {
    french: 'autre',
    label: { fr: 'Autre chose', en: 'Something else' },
  },
} as const satisfies Readonly<Record<string, Code>>;
