import type { Locale } from '@aube/content/locale';
import type { LetterContent } from './letter-content.ts';

export type Waiting = Extract<LetterContent, { kind: 'reminder' }>['waiting'];

type Words = { readonly subject: string; /** Sentence before the link. */ readonly lead: string };

/** Subject and first sentence of each reminder. */
export const reminderWords: Readonly<Record<Locale, Readonly<Record<Waiting, Words>>>> = {
  fr: {
    day: {
      subject: 'Votre rappel du jour',
      lead: 'Votre page du jour vous attend. Une minute suffit :',
    },
    step: {
      subject: 'Votre rappel du jour',
      lead: 'Une étape de votre programme vous attend. Vous pouvez la faire en plusieurs fois :',
    },
    review: {
      subject: 'Le bilan de votre semaine est prêt',
      lead: 'Le bilan de votre semaine est prêt. Quelques minutes suffisent :',
    },
    check: {
      subject: 'Trois mois ont passé',
      lead: 'Trois mois ont passé. Si vous le voulez, prenez une semaine pour faire le point. Rien ne presse :',
    },
  },
  en: {
    day: {
      subject: 'Your daily reminder',
      lead: 'Your page for today is waiting. A minute is enough:',
    },
    step: {
      subject: 'Your daily reminder',
      lead: 'A step of your program is waiting. You can do it in several sittings:',
    },
    review: {
      subject: 'The review of your week is ready',
      lead: 'The review of your week is ready. A few minutes are enough:',
    },
    check: {
      subject: 'Three months have passed',
      lead: 'Three months have passed. If you like, take a week to see where you stand. There is no hurry:',
    },
  },
};
